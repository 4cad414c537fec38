import { FilterLink } from '../../../buying/results/filters/FilterLink.tsx';
import type { ChannelChoice } from '../build-directory-view.ts';
import styles from './ChannelLinks.module.css';

/** What the dealers sell. */
export function ChannelLinks({ choices }: { choices: readonly ChannelChoice[] }) {
  return (
    <nav aria-label="What dealers sell">
      <ul className={styles.choices}>
        {choices.map(({ label, count, href, isCurrent }) => (
          <li key={label}>
            <FilterLink className={styles.choice} href={href} aria-current={isCurrent ? 'true' : undefined}>
              {label} <span className={styles.count}>{count}</span>
            </FilterLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
