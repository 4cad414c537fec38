import type { RefObject } from 'react';
import type { CompareColumn } from './build-compare-view.ts';
import styles from './ColumnNames.module.css';

interface ColumnNamesProps {
  columns: readonly CompareColumn[];
  place: RefObject<HTMLDivElement | null>;
  isShown: boolean;
}

/** The columns' names, once the pictures have scrolled away. For screen readers, the table has its own headers. */
export function ColumnNames({ columns, place, isShown }: ColumnNamesProps) {
  return (
    <div className={styles.place} aria-hidden="true">
      <div className={styles.names} ref={place} data-shown={isShown || undefined}>
        <div className={styles.row}>
          <span className={styles.corner} />
          {columns.map(({ id, title }) => (
            <span key={id} className={styles.name}>
              {title}
            </span>
          ))}
        </div>
      </div>
    </div>
  );
}
