import type { DescriptionView } from './build-description.ts';
import styles from './Description.module.css';

export function Description({ opening, rest }: DescriptionView) {
  return (
    <div className={styles.description}>
      <Paragraphs texts={opening} />
      {rest.length > 0 ? (
        <details className={styles.more}>
          <summary>Read the full description</summary>
          <Paragraphs texts={rest} />
        </details>
      ) : null}
    </div>
  );
}

function Paragraphs({ texts }: { texts: readonly string[] }) {
  return texts.map((text, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: sellers repeat themselves, and the order never changes
    <p key={index}>{text}</p>
  ));
}
