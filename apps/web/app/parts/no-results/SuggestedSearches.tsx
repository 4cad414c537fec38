import { Anchor, Icon } from '@forecourt/ui';
import { ArrowRight } from '@forecourt/ui/icons/arrow-right';
import styles from './SuggestedSearches.module.css';

export interface SuggestedSearch {
  /** What to give up, or where else to look. */
  text: string;
  /** What that would show: `12 cars`. */
  found: string;
  href: string;
}

/** Where nothing or little was found: each way on, with what it would bring. */
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
