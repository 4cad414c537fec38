import { Anchor, Button, Icon } from '@forecourt/ui';
import X from 'lucide-react/icons/x';
import { useEffect, useRef } from 'react';
import { FilterForm, type FilterFormView } from './FilterForm.tsx';
import styles from './FilterSheet.module.css';

export interface FilterSheetProps {
  view: FilterFormView;
  clearHref: string | null;
  onClose: () => void;
}

/** The filters on a small screen: all of it, with a button that always says what they would show. */
export function FilterSheet({ view, clearHref, onClose }: FilterSheetProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (!dialog.current?.open) dialog.current?.showModal();
  }, []);
  return (
    <dialog className={styles.sheet} ref={dialog} data-full-screen aria-label="Filters" onClose={onClose}>
      <header className={styles.head}>
        <h2 className={styles.title}>Filters</h2>
        {clearHref ? (
          <Anchor className={styles.clear} href={clearHref}>
            Clear all
          </Anchor>
        ) : null}
        <button type="button" className={styles.close} aria-label="Close the filters" onClick={onClose}>
          <Icon glyph={X} />
        </button>
      </header>
      <div className={styles.body}>
        <FilterForm view={view} />
      </div>
      <footer className={styles.foot}>
        <Button isWide onClick={onClose}>
          Show {view.count}
        </Button>
      </footer>
    </dialog>
  );
}
