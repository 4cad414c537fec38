import { advertPath, formatDayOfMoment, phoneHref, preferredTimeWords } from '@forecourt/domain';
import type { EnquiryToAnswer } from '@forecourt/services';

export interface AnswerView {
  title: string;
  facts: { name: string; text: string; href?: string }[];
  message: string;
  /** Null if the visitor left no email address. */
  form: { helpText: string } | null;
  /** Null until it is answered. */
  answered: { title: string; text: string; words: string } | null;
}

/** What a dealer needs to see to answer an enquiry. */
export function buildAnswerView({ enquiry, advert }: EnquiryToAnswer): AnswerView {
  const { name, email, phone, preferredTime, answer } = enquiry;
  return {
    title: `Reply to ${name}`,
    facts: [
      ...(advert ? [{ name: 'About', text: advert.title, href: advertPath(advert) }] : []),
      { name: 'Received', text: formatDayOfMoment(enquiry.receivedAt) },
      ...(phone ? [{ name: 'Phone', text: phone, href: phoneHref(phone) }] : []),
      ...(preferredTime ? [{ name: 'Best time to call', text: preferredTimeWords[preferredTime] }] : []),
      ...(email ? [{ name: 'Email', text: email, href: `mailto:${email}` }] : []),
    ],
    message: enquiry.message,
    form: email ? { helpText: `Goes to ${email}, and they can write back to you.` } : null,
    answered: answer && {
      title: `Replied on ${formatDayOfMoment(answer.at)}`,
      text:
        answer.way === 'message'
          ? `Your reply goes to ${name} by email:`
          : 'You told us you got in touch yourself.',
      words: answer.body,
    },
  };
}
