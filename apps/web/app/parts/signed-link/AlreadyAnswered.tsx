import { MessageBanner } from '@forecourt/ui';
import styles from './SignedPage.module.css';

/** The form is replaced by the answer, so there is one alert. */
const focusedOnce = {};

/** Two people with one mailbox may both answer: the second answer is not thrown away. */
export function AlreadyAnswered({ words }: { words: string | undefined }) {
  if (!words) return null;
  return (
    <>
      <MessageBanner
        type="error"
        title="This link has already been used, so what you just wrote wasn’t sent"
        focusOn={focusedOnce}
      />
      <blockquote className={styles.quote}>{words}</blockquote>
    </>
  );
}
