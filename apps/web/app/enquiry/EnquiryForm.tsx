import type { MessageKind } from '@forecourt/domain';
import type { ButtonLinkProps } from '@forecourt/ui';
import { LivePiece } from '../live-piece/LivePiece.tsx';
import { lazyPiece } from '../live-piece/lazy-piece.tsx';
import { ContactLink } from './ContactLink.tsx';
import type { Contact } from './contact-address.ts';
import type { EnquiryResult } from './enquiry-result.ts';
import { useFormAtHand } from './use-form-at-hand.ts';

/** For whoever asks for the form; the server has it at hand. */
const OpenEnquiry = import.meta.env.SSR
  ? (await import('./OpenEnquiry.tsx')).OpenEnquiry
  : lazyPiece(async () => (await import('./OpenEnquiry.tsx')).OpenEnquiry);

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
export function EnquiryForm({ kind = 'email', openLabel, openVariant, ...props }: EnquiryFormProps) {
  const { contact, result } = props;
  useFormAtHand();
  const isAsked = [contact.form?.kind, contact.sent, result?.kind].includes(kind);
  if (!isAsked) {
    return (
      <ContactLink kind={kind} variant={openVariant}>
        {openLabel}
      </ContactLink>
    );
  }
  return (
    <LivePiece size="form">
      <OpenEnquiry kind={kind} {...props} />
    </LivePiece>
  );
}
