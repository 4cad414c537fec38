import type { ReactNode } from 'react';
import { Icon } from '../icon/Icon.tsx';
import { ChevronDown } from '../icons/chevron-down.ts';
import styles from './Disclosure.module.css';

export interface DisclosureProps {
  /** What it is called, open or shut. */
  label: ReactNode;
  /** Open from the start; from then on it is the visitor's. */
  isOpen?: boolean;
  /** Lines above and below, where several follow one another as a list. */
  isRuled?: boolean;
  children: ReactNode;
}

/** Something that stays folded until it is wanted, with the same mark as a filter. */
export function Disclosure({ label, isOpen = false, isRuled = false, children }: DisclosureProps) {
  return (
    <details className={styles.disclosure} open={isOpen} data-ruled={isRuled || undefined}>
      <summary className={styles.summary}>
        <span>{label}</span>
        <Icon glyph={ChevronDown} size="sm" />
      </summary>
      <div className={styles.body}>{children}</div>
    </details>
  );
}
