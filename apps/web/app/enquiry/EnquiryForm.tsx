import type { MessageKind } from '@forecourt/domain';
import { Button, type ButtonLinkProps } from '@forecourt/ui';
import { useFetcher } from 'react-router';
import { useTrackSent } from '../tracking/use-track-contact.ts';
import { buildThanks } from './build-thanks.ts';
import { ContactLink } from './ContactLink.tsx';
import { type Contact, contactSection } from './contact-address.ts';
import { EnquiryFields } from './EnquiryFields.tsx';
import styles from './EnquiryForm.module.css';
import { EnquiryThanks } from './EnquiryThanks.tsx';
import type { EnquiryResult } from './enquiry-result.ts';
import { useDraftCleared } from './use-kept-draft.ts';

export interface EnquiryFormProps {
  kind?: MessageKind;
  /** The page that the form is on, with its query: its action takes the form. */
  action: string;
  /** Whom the message reaches, as the thanks name them: "Murphy Motors", "us". */
  recipient: string;
  openLabel: string;
  openVariant?: ButtonLinkProps['variant'];
  sendLabel?: string;
  defaultMessage?: string;
  /** From the loader: what the address asks for. */
  contact: Contact;
  /** From the action, when the page was sent without JavaScript. */
  result?: EnquiryResult | undefined;
}

/** A button that brings the form; the form; and, once it is sent, thanks in its place. */
export function EnquiryForm(props: EnquiryFormProps) {
  const { kind = 'email', action, recipient, openVariant, sendLabel = 'Send message' } = props;
  const fetcher = useFetcher<EnquiryResult>();
  const result = [fetcher.data, props.result].find((answer) => answer?.kind === kind);
  const asked = props.contact.form?.kind === kind ? props.contact.form : null;
  const form = result?.form ?? asked;

  const isSent = result?.outcome.kind === 'sent';
  useTrackSent(isSent && kind !== 'report');
  useDraftCleared(kind, isSent || props.contact.sent === kind);

  if (isSent) return <EnquiryThanks {...buildThanks(kind, recipient, result.fields)} />;
  if (props.contact.sent === kind) return <EnquiryThanks {...buildThanks(kind, recipient, null)} />;
  if (!form) {
    return (
      <ContactLink kind={kind} variant={openVariant}>
        {props.openLabel}
      </ContactLink>
    );
  }
  const isSending = fetcher.state !== 'idle';
  return (
    <fetcher.Form className={styles.form} method="post" action={`${action}#${contactSection(kind)}`}>
      <EnquiryFields
        // The answer of the server begins the fields anew, with what was written.
        key={result ? JSON.stringify(result.outcome) : 'new'}
        kind={kind}
        recipient={recipient}
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
