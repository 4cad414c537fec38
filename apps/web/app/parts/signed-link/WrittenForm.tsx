import { longestReview } from '@forecourt/site';
import { Button, MessageBanner, TextArea } from '@forecourt/ui';
import { type NotKept, notKeptWords } from './keep-once.ts';
import styles from './SignedPage.module.css';

/** The outcome of text that was sent but could not be stored. */
export interface UnsentWords {
  body: string;
  error: string | null;
  outcome: 'refused' | NotKept;
}

interface WrittenFormProps {
  label: string;
  helpText?: string;
  sendLabel: string;
  unsent: UnsentWords | undefined;
}

/**
 * A text from a dealer. A plain form: if the connection is lost, the Back button restores what was typed.
 * Like every form behind a signed link it needs no `<FormToken>`; others do.
 */
export function WrittenForm({ label, helpText, sendLabel, unsent }: WrittenFormProps) {
  return (
    <form className={styles.form} method="post">
      {unsent?.outcome === 'not-kept' ? <MessageBanner type="warning" title={notKeptWords} /> : null}
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
