import type { Dealer, Enquiry } from '@forecourt/domain';
import { brand } from '@forecourt/site';
import { buildMail } from '../../mail/build-mail.ts';
import type { MailContent } from '../../mail/compose-mail.ts';
import type { EnquirySubject } from './build-enquiry-mail.ts';

/**
 * A dealer's answer to the visitor who asked. It does not repeat the question: entering a stranger's address
 * into a form must not be a way to send that stranger text.
 */
export function buildAnswerMail(
  answer: string,
  { to, dealer, advert, phrase }: EnquirySubject & { to: string; dealer: Dealer; phrase: string | null },
): MailContent {
  const about = advert ? `about ${advert.title} ` : '';
  return buildMail({
    to,
    replyTo: dealer.email,
    subject: `${dealer.name} replied${advert ? `: ${advert.title}` : ''}`,
    lines: [`${dealer.name} replied to the message ${about}you sent through ${brand.name}:`, '', answer],
    phrase,
    why: [`Reply to this email and it goes straight to ${dealer.name}.`],
  });
}

/** An enquiry with an answer to be mailed, or null. */
export function findAnswer({ answer, email }: Enquiry): { body: string; to: string } | null {
  return answer?.way === 'message' && email !== null ? { body: answer.body, to: email } : null;
}
