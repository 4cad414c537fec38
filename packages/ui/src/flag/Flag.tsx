import type { FlagType } from '@forecourt/site';
import type { ReactNode } from 'react';
import styles from './Flag.module.css';

export interface FlagProps {
  /** Where it is shown: on a card of the results, or on the full page of an advert. */
  type: FlagType;
  children: ReactNode;
}

export function Flag({ type, children }: FlagProps) {
  return (
    <span className={styles.flag} data-type={type}>
      {children}
    </span>
  );
}
