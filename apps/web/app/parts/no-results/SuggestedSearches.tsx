import { Anchor, Icon } from '@forecourt/ui';
import type { ReactNode } from 'react';
import styles from './SuggestedSearches.module.css';

export interface SuggestedSearch {
  /** What to drop from the search, or where else to look. */
  text: string;
  /** What that would find: `12 cars`. */
  found: string;
  href: string;
}

export interface SuggestedSearchesProps<Way extends SuggestedSearch> {
  ways: readonly Way[];
  /** Shown under each. */
  under?: (way: Way) => ReactNode;
}

/** For searches with few or no results: alternatives, each with what it would find. */
export function SuggestedSearches<Way extends SuggestedSearch>({ ways, under }: SuggestedSearchesProps<Way>) {
  return (
    <ul className={styles.ways}>
      {ways.map((way) => (
        <li key={way.href}>
          <Anchor className={styles.way} href={way.href}>
            <span>{way.text}</span>
            <strong className={styles.found}>{way.found}</strong>
            <Icon glyph="arrow-right" size="sm" />
          </Anchor>
          {under?.(way)}
        </li>
      ))}
    </ul>
  );
}
