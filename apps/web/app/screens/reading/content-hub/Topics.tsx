import { Anchor } from '@forecourt/ui';
import type { HubLink } from './build-hub-view.ts';
import styles from './content-hub.module.css';

/** Links to the most visited pages. */
export function Topics({ links }: { links: readonly HubLink[] }) {
  return (
    <nav aria-label="Topics">
      <ul className={styles.topics}>
        {links.map(({ text, href }) => (
          <li key={href}>
            <Anchor className={styles.topic} href={href}>
              {text}
            </Anchor>
          </li>
        ))}
      </ul>
    </nav>
  );
}
