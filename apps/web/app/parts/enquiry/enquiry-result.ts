import type { MessageKind } from '@forecourt/domain';
import type { EnquiryOutcome } from '@forecourt/services';
import type { EnquiryFields } from '@forecourt/site';
import type { OpenForm } from './contact-address.ts';

/** The outcome of a submitted form: everything needed to show it again as it was. */
export interface EnquiryResult {
  kind: MessageKind;
  outcome: EnquiryOutcome;
  fields: EnquiryFields;
  form: OpenForm;
}
