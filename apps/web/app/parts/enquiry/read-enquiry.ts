import { messageKinds } from '@forecourt/domain';
import { csrfField, type EnquiryField, type EnquiryFields, emptyEnquiry } from '@forecourt/site';
import { readTextFields } from '../forms/read-form.ts';

/** Reads a submitted enquiry form. */
export function readEnquiry(sent: FormData) {
  const text = readTextFields(sent);
  return {
    kind: messageKinds.find((each) => each === text('kind')) ?? 'email',
    fields: readFields(text),
    form: { token: text(csrfField), ticket: text('ticket') },
    trap: text('leave-empty'),
  };
}

function readFields(text: (name: string) => string): EnquiryFields {
  const names = Object.keys(emptyEnquiry) as EnquiryField[];
  return Object.fromEntries(
    names.map((name) => [name, name === 'message' ? text(name) : inOneLine(text(name))]),
  ) as unknown as EnquiryFields;
}

/**
 * Text pasted from a signature may contain line breaks. Text of spaces only stays, to be refused as such. A match begins
 * only where white space begins: trying from each of 60,000 spaces takes seconds.
 */
function inOneLine(text: string): string {
  const line = text.replaceAll(/(?<!\s)\s*[\r\n]\s*/g, ' ');
  return line.trim() || line;
}
