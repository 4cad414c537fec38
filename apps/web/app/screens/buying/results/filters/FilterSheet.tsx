import { Anchor, Button, Icon, useWindow } from '@forecourt/ui';
import { useRef } from 'react';
import { useNavigation } from 'react-router';
import { FilterForm, type FilterFormView } from './FilterForm.tsx';
import styles from './FilterSheet.module.css';

export interface FilterSheetProps {
  view: FilterFormView;
  hasForm: boolean;
  clearHref: string | null;
  onClose: () => void;
  /** A sentence was submitted: its results are on the page behind. */
  onSend: () => void;
}

/** The filters on a small screen: full screen, with a button that always shows the number of results. */
export function FilterSheet({ view, hasForm, clearHref, onClose, onSend }: FilterSheetProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const isCounting = useNavigation().state === 'loading';
  // Closing it natively returns the focus to the button that opened it.
  const close = () => dialog.current?.close();
  useWindow(dialog);
  return (
    <dialog className={styles.sheet} ref={dialog} aria-label="Filters" onClose={onClose}>
      <header className={styles.head}>
        <h2 className={styles.title}>Filters</h2>
        {clearHref ? (
          <Anchor className={styles.clear} href={clearHref}>
            Clear all
          </Anchor>
        ) : null}
        <button type="button" className={styles.close} aria-label="Close the filters" onClick={close}>
          <Icon glyph="x" />
        </button>
      </header>
      <div className={styles.body}>
        {hasForm ? (
          <FilterForm
            view={view}
            onSend={() => {
              close();
              onSend();
            }}
          />
        ) : null}
      </div>
      <footer className={styles.foot} aria-busy={isCounting}>
        <Button isWide onClick={close}>
          Show {view.count}
        </Button>
      </footer>
    </dialog>
  );
}
