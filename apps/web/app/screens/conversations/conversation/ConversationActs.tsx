import { Button, Disclosure } from '@forecourt/ui';
import { Form } from 'react-router';
import { FormToken } from '../../../parts/forms/FormToken.tsx';
import type { Refused } from './act-on-conversation.server.ts';
import type { ConversationView } from './build-conversation-view.ts';
import styles from './Conversation.module.css';
import { ReportForm } from './ReportForm.tsx';

interface ConversationActsProps {
  token: string | null;
  view: ConversationView;
  /** A report that was not sent. */
  refused: Refused | null;
}

/** What else can be done besides writing. */
export function ConversationActs({ token, view, refused }: ConversationActsProps) {
  const { otherName, isBlockedByMe, asksIfInTouch, notices } = view;
  const act = `${isBlockedByMe ? 'Unblock' : 'Block'} ${otherName}`;
  const formToken = token === null ? null : <FormToken token={token} />;
  return (
    <>
      {asksIfInTouch ? (
        <Form method="post" className={styles.form}>
          {formToken}
          <p>Already called them, or met them?</p>
          <Button type="submit" variant="secondary" name="do" value="been-in-touch">
            I’ve been in touch
          </Button>
          <p className={styles.note}>
            Buyers see how many messages you reply to, and how quickly, once there are enough to be fair.
          </p>
        </Form>
      ) : null}
      <div>
        <Disclosure label={act} isOpen={isBlockedByMe} isRuled>
          <Form method="post" className={styles.form}>
            {formToken}
            <p>
              {isBlockedByMe
                ? `${otherName} can’t write to you here.`
                : `${otherName} won’t be able to write to you any more, and we’ll call off any viewing, open offer or request between you. You can unblock them later, but you’d have to arrange a viewing again.`}
            </p>
            <Button type="submit" variant="secondary" name="do" value={isBlockedByMe ? 'unblock' : 'block'}>
              {act}
            </Button>
          </Form>
        </Disclosure>
        <ReportForm
          // Closed and emptied once we have the report.
          key={notices.at(-1)?.id}
          token={token}
          otherName={otherName}
          refused={refused}
        />
      </div>
    </>
  );
}
