import { useId } from 'react';
import styles from './Contents.module.css';

/** The parts of a long text. */
export function Contents({ entries }: { entries: readonly { id: string; text: string }[] }) {
  const heading = useId();
  return (
    <nav className={styles.contents} aria-labelledby={heading}>
      <p className={styles.heading} id={heading}>
        On this page
      </p>
      <ol className={styles.list}>
        {entries.map(({ id, text }) => (
          <li key={id}>
            <a className={styles.link} href={`#${id}`}>
              {text}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
