import { type EnquiryField, type EnquiryFields, emptyEnquiry, messageKinds } from '@forecourt/domain';

/** What a form of ours sends. */
export function readEnquiry(sent: FormData) {
  const text = (name: string) => {
    const value = sent.get(name);
    return typeof value === 'string' ? value : '';
  };
  return {
    kind: messageKinds.find((each) => each === text('kind')) ?? 'email',
    fields: readFields(text),
    form: { token: text('xsrf-token'), ticket: text('ticket') },
    trap: text('leave-empty'),
  };
}

function readFields(text: (name: string) => string): EnquiryFields {
  const names = Object.keys(emptyEnquiry) as EnquiryField[];
  return Object.fromEntries(names.map((name) => [name, tidy(text(name))])) as unknown as EnquiryFields;
}

/**
 * Browsers send line breaks as two characters, and count them as one against the limit. The one character that a
 * database cannot keep is typed by nobody.
 */
function tidy(text: string): string {
  return text.replaceAll('\r\n', '\n').replaceAll('\0', '');
}
