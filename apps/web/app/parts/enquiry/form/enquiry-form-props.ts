import type { MessageKind } from '@forecourt/domain';
import type { ButtonLinkProps } from '@forecourt/ui';
import type { Contact } from '../contact-address.ts';
import type { EnquiryResult } from '../enquiry-result.ts';

export interface EnquiryFormProps {
  kind?: MessageKind;
  /** The form's page with its query: the page's action handles the form. */
  action: string;
  /** Who receives the message, as the thank-you text names them: "Murphy Motors", "us". */
  recipient: string;
  /** A private seller sees no address of the writer, who is not asked later how it went. */
  isPrivate?: boolean;
  openLabel: string;
  openVariant?: ButtonLinkProps['variant'];
  sendLabel?: string;
  defaultMessage?: string | undefined;
  /** Whether the form offers the other things that one can ask a seller for. */
  hasChoice?: boolean;
  /** From the loader: what the address asks for. */
  contact: Contact;
  /** From the action, when the form was sent without JavaScript. */
  result?: EnquiryResult | undefined;
}
