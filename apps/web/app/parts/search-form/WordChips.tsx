import { Tag } from '@forecourt/ui';
import type { Reading } from './reading.ts';
import styles from './WordChips.module.css';

/** What the typed words mean, while they are typed. */
export function WordChips({ parts, rest }: Reading) {
  return (
    <ul className={styles.chips} aria-label="From your words" aria-live="polite">
      {parts.map(({ text, label }) => (
        <li key={text}>
          <Tag>{label}</Tag>
        </li>
      ))}
      {rest ? (
        <li>
          <Tag>“{rest}”</Tag>
        </li>
      ) : null}
    </ul>
  );
}
