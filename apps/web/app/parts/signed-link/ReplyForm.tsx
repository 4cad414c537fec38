import { longestReview } from '@forecourt/site';
import { Button, MessageBanner, TextArea } from '@forecourt/ui';
import { ErrorSummary } from '../forms/ErrorSummary.tsx';
import styles from './SignedPage.module.css';
import { type NotStored, notStoredWords } from './store-once.ts';

/** The outcome of text that was sent but could not be stored. */
export interface UnsentText {
  body: string;
  error: string | null;
  outcome: 'refused' | NotStored;
}

interface ReplyFormProps {
  label: string;
  helpText?: string;
  sendLabel: string;
  unsent: UnsentText | undefined;
}

/**
 * A text from a dealer. A plain form: if the connection is lost, the Back button restores what was typed.
 * Like every form behind a signed link it needs no `<FormToken>`; others do.
 */
export function ReplyForm({ label, helpText, sendLabel, unsent }: ReplyFormProps) {
  return (
    <form className={styles.form} method="post">
      {unsent?.outcome === 'not-stored' ? (
        <MessageBanner type="error" title={notStoredWords} focusOn={unsent} />
      ) : null}
      {unsent?.error ? (
        <ErrorSummary title="That wasn’t sent" errors={{ message: unsent.error }} answer={unsent} />
      ) : null}
      <input type="hidden" name="way" value="message" />
      <TextArea
        id="message"
        name="body"
        label={label}
        isRequired
        maxLength={longestReview}
        defaultValue={unsent?.body ?? ''}
        {...(helpText !== undefined && { helpText })}
        {...(unsent?.error && { error: unsent.error })}
      />
      <Button type="submit">{sendLabel}</Button>
    </form>
  );
}
