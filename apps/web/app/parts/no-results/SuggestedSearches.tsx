import { Anchor, Icon } from '@forecourt/ui';
import { ArrowRight } from '@forecourt/ui/icons/arrow-right';
import styles from './SuggestedSearches.module.css';

export interface SuggestedSearch {
  /** What to drop from the search, or where else to look. */
  text: string;
  /** What that would find: `12 cars`. */
  found: string;
  href: string;
}

/** For searches with few or no results: alternatives, each with what it would find. */
export function SuggestedSearches({ ways }: { ways: readonly SuggestedSearch[] }) {
  return (
    <ul className={styles.ways}>
      {ways.map(({ text, found, href }) => (
        <li key={href}>
          <Anchor className={styles.way} href={href}>
            <span>{text}</span>
            <strong className={styles.found}>{found}</strong>
            <Icon glyph={ArrowRight} size="sm" />
          </Anchor>
        </li>
      ))}
    </ul>
  );
}
