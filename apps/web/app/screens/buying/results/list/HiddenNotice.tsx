import { useLayoutEffect, useRef } from 'react';
import type { HiddenAdverts } from '../../../../visitor/seen/use-hidden.ts';
import styles from './HiddenNotice.module.css';

export interface HiddenNoticeProps {
  hidden: Pick<HiddenAdverts, 'canUndo' | 'undo' | 'showAll'>;
  /** How many of this page are hidden. */
  count: number;
}

/**
 * Says that something is hidden and how to restore it; right after hiding it takes the focus, whose element
 * is gone.
 */
export function HiddenNotice({ hidden, count }: HiddenNoticeProps) {
  const { canUndo, undo, showAll } = hidden;
  const button = useRef<HTMLButtonElement>(null);
  // Hiding an advert removes its menu, and the focus with it: this runs before the region restores the focus.
  // A filter may change the number of hidden ones, and keeps its focus.
  useLayoutEffect(() => {
    const isLost = document.activeElement === null || document.activeElement === document.body;
    if (canUndo && count > 0 && isLost) button.current?.focus({ preventScroll: true });
  }, [canUndo, count]);
  return (
    <div role="status">
      {count > 0 ? (
        <div className={styles.notice} data-undoable={canUndo || undefined}>
          <p>
            {count === 1 ? '1 advert on this page is hidden.' : `${count} adverts on this page are hidden.`}
          </p>
          {canUndo ? (
            <button type="button" ref={button} className={styles.action} onClick={undo}>
              Undo
            </button>
          ) : null}
          <button type="button" className={styles.action} onClick={showAll}>
            Show all hidden
          </button>
        </div>
      ) : null}
    </div>
  );
}
