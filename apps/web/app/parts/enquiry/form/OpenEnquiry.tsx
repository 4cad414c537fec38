import { Button, useHydrated } from '@forecourt/ui';
import { useFetcher } from 'react-router';
import { useTrackSent } from '../../../visitor/tracking/use-track-contact.ts';
import type { EnquiryResult } from '../enquiry-result.ts';
import { AskChoice } from './AskChoice.tsx';
import { buildThanks } from './build-thanks.ts';
import { EnquiryFields } from './EnquiryFields.tsx';
import styles from './EnquiryForm.module.css';
import { EnquiryThanks } from './EnquiryThanks.tsx';
import type { EnquiryFormProps } from './enquiry-form-props.ts';
import { useDraftCleared } from './use-stored-draft.ts';

// The route's action uses this; it is exported here because it loads with the form.
export { sendEnquiry } from './send-enquiry.ts';

interface OpenEnquiryProps extends Omit<EnquiryFormProps, 'kind' | 'openLabel' | 'openVariant'> {
  kind: NonNullable<EnquiryFormProps['kind']>;
}

/** The open form, replaced by a thank-you message once it is sent. */
export function OpenEnquiry({
  kind,
  action,
  recipient,
  isPrivate = false,
  sendLabel = 'Send message',
  hasChoice = false,
  ...props
}: OpenEnquiryProps) {
  const fetcher = useFetcher<EnquiryResult>();
  const isHydrated = useHydrated();
  const result = [fetcher.data, props.result].find((answer) => answer?.kind === kind);
  const asked = props.contact.form?.kind === kind ? props.contact.form : null;
  const form = result ? { ...asked, ...result.form } : asked;

  const sent =
    result?.outcome.kind === 'sent' ? { fields: result.fields, asked: result.outcome.asked } : null;
  const isHeld = result?.outcome.kind === 'sent' ? result.outcome.isHeld : props.contact.isHeld;
  const isSent = sent !== null;
  useTrackSent(isSent && kind !== 'report');
  useDraftCleared(kind, isSent || props.contact.sent === kind);

  if (isSent || props.contact.sent === kind) {
    return <EnquiryThanks {...buildThanks(kind, recipient, sent, isHeld)} />;
  }
  if (!form) return null;
  const isSending = fetcher.state !== 'idle';
  return (
    // No fragment: without JavaScript it would keep the focus from the alert of a refused message.
    // The server checks the fields: the browser would focus the first one without saying why.
    <fetcher.Form className={styles.form} method="post" action={action} noValidate={isHydrated}>
      {hasChoice ? <AskChoice kind={kind} /> : null}
      <EnquiryFields
        // The server's response remounts the fields, with what was written.
        key={result ? JSON.stringify(result.outcome) : 'new'}
        kind={kind}
        recipient={recipient}
        isPrivate={isPrivate}
        form={form}
        result={result}
        defaultMessage={props.defaultMessage}
      />
      <Button type="submit" isDisabled={isSending}>
        {isSending ? 'Sending…' : sendLabel}
      </Button>
    </fetcher.Form>
  );
}
