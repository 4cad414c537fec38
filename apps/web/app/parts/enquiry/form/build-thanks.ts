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
 * What happens next with a form that was sent. `fields` are null where it went without JavaScript: the address of the
 * page that thanks for it tells the kind alone, as nobody's number belongs into an address.
 */
export function buildThanks(kind: MessageKind, recipient: string, fields: EnquiryFields | null): ThanksView {
  if (kind === 'call-back') {
    const number = fields ? fields.phone.trim() : 'the number you gave';
    const time = ringingTimes[parsePreferredTime(kind, fields?.preferredTime ?? '') ?? 'any'];
    return {
      title: `${recipient} has been asked to ring you back`,
      text: `They will ring you on ${number}${time}.`,
    };
  }
  const email = fields?.email.trim();
  return {
    title: `Your message is on its way to ${recipient}`,
    text: email && kind !== 'report' ? `An answer will come to ${email}.` : 'Thank you.',
  };
}
