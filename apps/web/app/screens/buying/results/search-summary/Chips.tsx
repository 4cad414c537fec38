import { Anchor, Tag } from '@forecourt/ui';
import type { Chip } from './build-chips.ts';
import type { SentenceView } from './build-sentence-view.ts';
import styles from './Chips.module.css';

interface ChipsProps {
  chips: readonly Chip[];
  clearHref: string;
  /** How the visitor's words were read, if the search comes from words. */
  sentence?: SentenceView | null;
}

/** The applied filters in one row, each removable by a plain link; those read from words come first. */
export function Chips({ chips, clearHref, sentence = null }: ChipsProps) {
  if (chips.length === 0) return null;
  const isFromWords = ({ key = '' }: Chip) => sentence?.keys.includes(key) ?? false;
  const fromWords = chips.filter(isFromWords);
  const others = chips.filter((chip) => !isFromWords(chip));
  return (
    <div className={styles.row}>
      <ul className={styles.chips} aria-label="Applied filters">
        {fromWords.length > 0 ? <li className={styles.origin}>From your words</li> : null}
        {[...fromWords, ...others].map(({ label, removeHref }) => (
          <li key={label}>
            <Tag removeLabel={`Remove ${label}`} removeHref={removeHref}>
              {label}
            </Tag>
          </li>
        ))}
        {sentence ? (
          <li>
            <Anchor className={styles.link} href={sentence.undoHref}>
              Search the exact words
            </Anchor>
          </li>
        ) : null}
      </ul>
      {chips.length > 1 ? (
        <Anchor className={styles.link} href={clearHref}>
          Clear all
        </Anchor>
      ) : null}
    </div>
  );
}
