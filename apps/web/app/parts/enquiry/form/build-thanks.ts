import type { MessageKind, PreferredTime } from '@forecourt/domain';
import { type EnquiryFields, parsePreferredTime } from '@forecourt/site';

export interface ThanksView {
  title: string;
  text: string;
}

const ringingTimes: Record<PreferredTime, string> = {
  any: '',
  morning: ' in the morning, between 9 and 12',
  afternoon: ' in the afternoon, between 12 and 5',
  evening: ' in the evening, after 5',
};

/**
 * What happens next with a submitted form. `fields` is null where it was sent without JavaScript: the address
 * of the thank-you page holds the kind only, because a phone number does not belong in an address.
 */
export function buildThanks(kind: MessageKind, recipient: string, fields: EnquiryFields | null): ThanksView {
  if (kind === 'call-back') {
    const number = fields ? fields.phone.trim() : 'the number you gave';
    const time = ringingTimes[parsePreferredTime(kind, fields?.preferredTime ?? '') ?? 'any'];
    return {
      title: `We’ve asked ${recipient} to call you back`,
      text: `They’ll call you on ${number}${time}.`,
    };
  }
  const email = fields?.email.trim();
  if (kind === 'report') {
    return {
      title: 'We have your report',
      text: email
        ? `A person will look at it. We’ve emailed you a receipt, and you’ll hear what we decide.`
        : 'A person will look at it. Thank you.',
    };
  }
  return {
    title: `Your message is on its way to ${recipient}`,
    text: email ? `They’ll reply to ${email}.` : 'Thank you.',
  };
}
