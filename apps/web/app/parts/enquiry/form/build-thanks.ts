import { type MessageKind, type PreferredTime, viewingKindWords } from '@forecourt/domain';
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

/** What was sent. */
interface SentForm {
  fields: EnquiryFields;
  /** In words, what was asked for besides the message. */
  asked?: string | undefined;
}

/**
 * What happens next with a submitted form. `sent` is null where it was sent without JavaScript: the address
 * of the thank-you page holds the kind only, because a phone number does not belong in an address.
 */
export function buildThanks(
  kind: MessageKind,
  recipient: string,
  sent: SentForm | null,
  isHeld = false,
): ThanksView {
  if (isHeld) {
    return { title: 'We’ve got your message', text: withLink('We’ll look at it before it goes out.') };
  }
  const email = sent?.fields.email.trim();
  switch (kind) {
    case 'call-back': {
      const number = sent ? sent.fields.phone.trim() : 'the number you gave';
      const time = ringingTimes[parsePreferredTime(kind, sent?.fields.preferredTime ?? '') ?? 'any'];
      return {
        title: `We’ve asked ${recipient} to call you back`,
        text: `They’ll call you on ${number}${time}.`,
      };
    }
    case 'viewing':
    case 'test-drive':
    case 'video-viewing':
      return {
        title: `We’ve asked ${recipient} about a ${viewingKindWords[kind].toLowerCase()}`,
        text: withLink('They’ll confirm the time or suggest another.'),
      };
    case 'part-exchange':
      return {
        title: `We’ve offered ${recipient} your trade-in`,
        text: withLink(sent?.asked ?? 'They’ll look at it and reply.'),
      };
    case 'report':
      return {
        title: 'We have your report',
        text: email
          ? `A person will look at it. We’ve emailed you a receipt, and you’ll hear what we decide.`
          : 'A person will look at it. Thank you.',
      };
    default:
      return {
        title: `Your message is on its way to ${recipient}`,
        text: email ? `You’ll get their reply at ${email}.` : 'Thank you.',
      };
  }
}

function withLink(words: string): string {
  return `${words} We’ve emailed you a link to your conversation.`;
}
