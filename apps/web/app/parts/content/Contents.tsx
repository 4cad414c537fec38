import { Disclosure } from '@forecourt/ui';
import styles from './Contents.module.css';

interface ContentsProps {
  entries: readonly { id: string; text: string }[];
}

const heading = 'On this page';

/** The parts of a long text: beside it where there is room, one folded line before it where there is not. */
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
