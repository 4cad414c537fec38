import type { MessageKind } from '@forecourt/domain';
import type { ButtonLinkProps } from '@forecourt/ui';
import type { Contact } from '../contact-address.ts';
import type { EnquiryResult } from '../enquiry-result.ts';

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
