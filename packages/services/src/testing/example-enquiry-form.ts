import { emptyEnquiry } from '@forecourt/site';
import type { SentForm } from '../enquiries/sent-form.ts';

/** A form addressed to the first dealer of a database. */
export function exampleEnquiryForm(ticket: string, message: string): SentForm {
  return {
    kind: 'email',
    channel: 'Car',
    publicReference: null,
    dealerId: 1,
    fields: { ...emptyEnquiry, name: 'Niamh', email: 'niamh@example.ie', message },
    ticket,
    trap: '',
  };
}
