import type { EnquiryFields, MessageKind } from '@forecourt/domain';
import type { EnquiryOutcome } from '@forecourt/services';
import type { OpenForm } from './contact-address.ts';

/** What came of a form: everything needed to show it again as it was. */
export interface EnquiryResult {
  kind: MessageKind;
  outcome: EnquiryOutcome;
  fields: EnquiryFields;
  form: OpenForm;
}
