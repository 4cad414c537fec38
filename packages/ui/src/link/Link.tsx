import type { MouseEvent, ReactNode } from 'react';
import { Anchor, type LinkTarget } from './Anchor.tsx';
import styles from './Link.module.css';

export interface LinkProps extends LinkTarget {
  children: ReactNode;
  /** A quiet link inherits its colour, for lists in which every line is a link. */
  isQuiet?: boolean;
  onClick?: (event: MouseEvent) => void;
}

export function Link({ isQuiet = false, ...rest }: LinkProps) {
  return <Anchor className={styles.link} data-quiet={isQuiet || undefined} {...rest} />;
}
