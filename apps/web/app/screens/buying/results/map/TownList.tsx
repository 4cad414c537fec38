import { Anchor } from '@forecourt/ui';
import type { TownDot } from './build-town-map.ts';
import styles from './results-map.module.css';

/** What the map shows, as text. */
export function TownList({ towns }: { towns: readonly TownDot[] }) {
  return (
    <ul className={styles.towns}>
      {towns.map(({ slug, name, count, noun, href }) => (
        <li key={slug}>
          <Anchor className={styles.town} href={href}>
            <span>{name}</span>
            <span className={styles.count}>
              {count}
              <span className="visually-hidden"> {noun}</span>
            </span>
          </Anchor>
        </li>
      ))}
    </ul>
  );
}
