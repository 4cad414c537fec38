import { conversationLimits } from '@forecourt/domain';
import { Button, Disclosure, TextArea } from '@forecourt/ui';
import { Form } from 'react-router';
import { ErrorSummary } from '../../../parts/forms/ErrorSummary.tsx';
import { FormToken } from '../../../parts/forms/FormToken.tsx';
import type { Refused } from './act-on-conversation.server.ts';
import styles from './Conversation.module.css';

interface ReportFormProps {
  token: string | null;
  otherName: string;
  refused: Refused | null;
}

export function ReportForm({ token, otherName, refused }: ReportFormProps) {
  return (
    <Disclosure label={`Report ${otherName}`} isOpen={refused !== null} isRuled>
      <Form method="post" className={styles.form}>
        {refused ? (
          <ErrorSummary title="That wasn’t sent" errors={{ reason: refused.error }} answer={refused} />
        ) : null}
        {token === null ? null : <FormToken token={token} />}
        <p>
          We get the last {conversationLimits.reportedMessages} messages of this conversation with your
          report. A person looks at it. {otherName} isn’t told who reported it.
        </p>
        <TextArea
          id="reason"
          label="What’s wrong?"
          maxLength={conversationLimits.longestReport}
          defaultValue={refused?.body ?? ''}
          {...(refused && { error: refused.error })}
        />
        <Button type="submit" variant="secondary" name="do" value="report">
          Send report
        </Button>
      </Form>
    </Disclosure>
  );
}
