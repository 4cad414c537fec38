import { Disclosure } from '@forecourt/ui';
import styles from './Contents.module.css';

interface ContentsProps {
  entries: readonly { id: string; text: string }[];
}

const heading = 'On this page';

/** Table of contents of a long text: beside it where there is room, otherwise collapsed above it. */
export function Contents({ entries }: ContentsProps) {
  return (
    <nav className={styles.contents} aria-label={heading}>
      <div className={styles.beside}>
        <p className={styles.heading}>{heading}</p>
        <Entries entries={entries} />
      </div>
      <div className={styles.folded}>
        <Disclosure label={heading}>
          <Entries entries={entries} />
        </Disclosure>
      </div>
    </nav>
  );
}

function Entries({ entries }: ContentsProps) {
  return (
    <ol className={styles.list}>
      {entries.map(({ id, text }) => (
        <li key={id}>
          <a className={styles.link} href={`#${id}`}>
            {text}
          </a>
        </li>
      ))}
    </ol>
  );
}
