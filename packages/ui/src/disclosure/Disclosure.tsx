import type { ReactNode } from 'react';
import { Icon } from '../icon/Icon.tsx';
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

/** A section that stays collapsed until opened, with the same icon as a filter. */
export function Disclosure({ label, isOpen = false, isRuled = false, children }: DisclosureProps) {
  return (
    <details className={styles.disclosure} open={isOpen} data-ruled={isRuled || undefined}>
      <summary className={styles.summary}>
        <span>{label}</span>
        <Icon glyph="chevron-down" size="sm" />
      </summary>
      <div className={styles.body}>{children}</div>
    </details>
  );
}
