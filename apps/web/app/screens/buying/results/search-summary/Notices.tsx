import { listWords } from '@forecourt/domain';
import { Anchor, MessageBanner } from '@forecourt/ui';
import type { SentenceView } from './build-sentence-view.ts';
import styles from './Notices.module.css';

export interface NoticesProps {
  problems: readonly string[];
  sentence: SentenceView | null;
  spellings: readonly string[];
}

/** How the page interpreted an address or words that it could not use as they were. */
export function Notices({ problems, sentence, spellings }: NoticesProps) {
  if (problems.length === 0 && !sentence && spellings.length === 0) return null;
  return (
    <div className={styles.notices}>
      {problems.length > 0 ? (
        <MessageBanner type="warning" title="Part of your search could not be used" border="side">
          <ul className={styles.problems}>
            {problems.map((problem) => (
              <li key={problem}>{problem}</li>
            ))}
          </ul>
        </MessageBanner>
      ) : null}
      {sentence ? <SentenceNotice sentence={sentence} /> : null}
      {spellings.length > 0 ? (
        <p className={styles.spelling}>
          Showing results for <strong>{listWords(spellings, 'or')}</strong>.
        </p>
      ) : null}
    </div>
  );
}

function SentenceNotice({ sentence }: { sentence: SentenceView }) {
  const { said, understood, rest, undoHref } = sentence;
  return (
    <p className={styles.sentence}>
      You said “{said}”. We took that as <strong>{listWords(understood, 'and')}</strong>
      {rest ? (
        <>
          {' '}
          and looked for <strong>“{rest}”</strong>
        </>
      ) : null}
      . <Anchor href={undoHref}>Search for the words instead</Anchor>
    </p>
  );
}
