import { LivePiece } from '../../live-piece/LivePiece.tsx';
import { lazyPiece } from '../../live-piece/lazy-piece.tsx';
import { ContactLink } from '../ContactLink.tsx';
import type { EnquiryFormProps } from './enquiry-form-props.ts';
import { useFormAtHand } from './use-form-at-hand.ts';

/** Loaded when the form is opened; imported directly on the server. */
const OpenEnquiry = import.meta.env.SSR
  ? (await import('./OpenEnquiry.tsx')).OpenEnquiry
  : lazyPiece(async () => (await import('./OpenEnquiry.tsx')).OpenEnquiry);

/** A button that opens the form; the form; and, once it is sent, a thank-you message in its place. */
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
