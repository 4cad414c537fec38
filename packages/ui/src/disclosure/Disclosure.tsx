import type { ReactNode } from 'react';
import styles from './Disclosure.module.css';

export interface DisclosureProps {
  /** Its label, open or closed. */
  label: ReactNode;
  /** Initially open; from then on the visitor controls it. */
  isOpen?: boolean;
  /** Lines above and below, for several in a list. */
  isRuled?: boolean;
  children: ReactNode;
}

/** A section that stays collapsed until opened, with the same arrow as a filter. */
export function Disclosure({ label, isOpen = false, isRuled = false, children }: DisclosureProps) {
  return (
    <details className={styles.disclosure} open={isOpen} data-ruled={isRuled || undefined}>
      <summary className={`${styles.summary} chevron`}>
        <span>{label}</span>
      </summary>
      <div className={styles.body}>{children}</div>
    </details>
  );
}
