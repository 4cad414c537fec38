import { listWords } from '@forecourt/domain';
import { MessageBanner } from '@forecourt/ui';
import styles from './Notices.module.css';

export interface NoticesProps {
  problems: readonly string[];
  spellings: readonly string[];
}

/** How the page interpreted an address or words that it could not use as they were. */
export function Notices({ problems, spellings }: NoticesProps) {
  if (problems.length === 0 && spellings.length === 0) return null;
  return (
    <div className={styles.notices}>
      {problems.length > 0 ? (
        <MessageBanner type="warning" title="We couldn’t use part of your search" border="side">
          <ul className={styles.problems}>
            {problems.map((problem) => (
              <li key={problem}>{problem}</li>
            ))}
          </ul>
        </MessageBanner>
      ) : null}
      {spellings.length > 0 ? (
        <p className={styles.spelling}>
          Showing results for <strong>{listWords(spellings, 'or')}</strong>.
        </p>
      ) : null}
    </div>
  );
}
