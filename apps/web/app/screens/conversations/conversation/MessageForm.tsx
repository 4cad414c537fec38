import { conversationLimits } from '@forecourt/domain';
import { Button, MessageBanner, TextArea } from '@forecourt/ui';
import { Form } from 'react-router';
import { ErrorSummary } from '../../../parts/forms/ErrorSummary.tsx';
import file from '../../../parts/forms/FileInput.module.css';
import { FormToken } from '../../../parts/forms/FormToken.tsx';
import type { Refused } from './act-on-conversation.server.ts';
import styles from './Conversation.module.css';

interface MessageFormProps {
  /** Null behind a signed link. */
  token: string | null;
  /** Sent again with the same key, it is the same message. */
  formKey: string;
  refused: Refused | null;
  /** What to be careful about. */
  care: string;
}

export function MessageForm({ token, formKey, refused, care }: MessageFormProps) {
  return (
    <Form className={styles.form} method="post" encType="multipart/form-data" preventScrollReset>
      {refused ? (
        <ErrorSummary title="That wasn’t sent" errors={{ message: refused.error }} answer={refused} />
      ) : null}
      {token === null ? null : <FormToken token={token} />}
      <input type="hidden" name="key" value={formKey} />
      <TextArea
        id="message"
        name="body"
        label="Your message"
        maxLength={conversationLimits.longestMessage}
        defaultValue={refused?.body ?? ''}
        {...(refused && { error: refused.error })}
      />
      <label className={styles.file}>
        Photos (up to {conversationLimits.photosAMessage})
        <input className={file.input} type="file" name="photo" accept="image/*" multiple />
      </label>
      <p className={styles.note}>{care}</p>
      <Button type="submit">Send message</Button>
    </Form>
  );
}

export function ClosedForm({ words }: { words: string }) {
  return <MessageBanner type="informational" title={words} />;
}
