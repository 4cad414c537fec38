import type { ReactNode } from 'react';
import { Anchor, type LinkTarget } from './Anchor.tsx';
import styles from './Link.module.css';

export interface LinkProps extends LinkTarget {
  children: ReactNode;
  /** A quiet link takes the colour of its surroundings, for lists where every line is a link. */
  isQuiet?: boolean;
  onClick?: () => void;
}

export function Link({ isQuiet = false, ...rest }: LinkProps) {
  return <Anchor className={styles.link} data-quiet={isQuiet || undefined} {...rest} />;
}
