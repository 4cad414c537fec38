import { Anchor, Tag } from '@forecourt/ui';
import type { Chip } from './build-chips.ts';
import styles from './Chips.module.css';

/** The applied filters, each removable by a plain link. */
export function Chips({ chips, clearHref }: { chips: readonly Chip[]; clearHref: string }) {
  if (chips.length === 0) return null;
  return (
    <ul className={styles.chips} aria-label="Applied filters">
      {chips.map(({ label, removeHref }) => (
        <li key={label}>
          <Tag removeLabel={`Remove ${label}`} removeHref={removeHref}>
            {label}
          </Tag>
        </li>
      ))}
      {chips.length > 1 ? (
        <li>
          <Anchor className={styles.clear} href={clearHref}>
            Clear all
          </Anchor>
        </li>
      ) : null}
    </ul>
  );
}
