import { type MouseEvent, type ReactNode, useState } from 'react';
import { Anchor } from '../link/Anchor.tsx';
import styles from './Filter.module.css';

/** The props of every filter, whatever is inside: the same for a range, a list and a text box. */
export interface FilterContract {
  label: string;
  /** The current choice, ready to show: `€5,000 to €10,000`. Empty if there is none. */
  displayValue: string;
  isApplied: boolean;
  /** How many choices are active. */
  appliedCount: number;
  /** The address of the page without this filter. */
  resetHref?: string | undefined;
  onReset?: (() => void) | undefined;
  /** What the figures mean, if that needs explaining. */
  note?: string | undefined;
}

export interface FilterProps extends FilterContract {
  /** Initially open; by default if it is active. From then on the visitor controls it. */
  isOpen?: boolean | undefined;
  children: ReactNode;
}

export function Filter({
  label,
  displayValue,
  isApplied,
  appliedCount,
  resetHref,
  onReset,
  note,
  isOpen,
  children,
}: FilterProps) {
  // Only at first: removing the last choice must not close the list under the finger.
  const [startsOpen] = useState(isOpen ?? isApplied);
  const reset = (event: MouseEvent) => {
    if (!onReset) return;
    event.preventDefault();
    onReset();
  };
  return (
    <details className={styles.filter} data-applied={isApplied || undefined} open={startsOpen}>
      <summary className={`${styles.summary} chevron`}>
        {label}
        {appliedCount > 1 ? (
          <span className={styles.count}>
            {appliedCount}
            <span className="visually-hidden"> chosen</span>
          </span>
        ) : null}
        {displayValue ? <span className={styles.value}>{displayValue}</span> : null}
      </summary>
      <div className={styles.body}>
        {isApplied && (resetHref || onReset) ? (
          <Anchor className={styles.reset} href={resetHref ?? '#'} onClick={reset}>
            Reset <span className="visually-hidden">{label}</span>
          </Anchor>
        ) : null}
        {children}
        {note ? <p className={styles.note}>{note}</p> : null}
      </div>
    </details>
  );
}
