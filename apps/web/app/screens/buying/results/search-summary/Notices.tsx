import { listWords } from '@forecourt/domain';
import { Icon } from '@forecourt/ui';
import styles from './Notices.module.css';

export interface NoticesProps {
  problems: readonly string[];
  spellings: readonly string[];
}

/** How the page interpreted an address or words that it could not use as they were. Short: the adverts come first. */
export function Notices({ problems, spellings }: NoticesProps) {
  if (problems.length === 0 && spellings.length === 0) return null;
  return (
    <div className={styles.notices} role="status">
      <Problems problems={problems} />
      {spellings.length > 0 ? (
        <p className={styles.spelling}>
          Showing results for <strong>{listWords(spellings, 'or')}</strong>.
        </p>
      ) : null}
    </div>
  );
}

function Problems({ problems }: Pick<NoticesProps, 'problems'>) {
  const [first, ...others] = problems;
  if (first === undefined) return null;
  const sign = <Icon glyph="triangle-alert" size="sm" label="Warning" />;
  if (others.length === 0) {
    return (
      <p className={styles.problem}>
        {sign}
        <span>{first}</span>
      </p>
    );
  }
  return (
    <details className={styles.problems}>
      <summary className={`${styles.problem} chevron`}>
        {sign}
        <span>We couldn’t use {problems.length} parts of your search</span>
      </summary>
      <ul className={styles.list}>
        {problems.map((problem) => (
          <li key={problem}>{problem}</li>
        ))}
      </ul>
    </details>
  );
}
