import type { MessageKind } from '@forecourt/domain';
import type { EnquiryFields } from '@forecourt/site';
import type { EnquiryTarget } from './find-subject.ts';

/** A form to a seller or to the site, as it was sent. */
export interface SentForm extends EnquiryTarget {
  kind: MessageKind;
  fields: EnquiryFields;
  ticket: string;
  /** A field that people do not see: only a robot fills it in. */
  trap: string;
}
