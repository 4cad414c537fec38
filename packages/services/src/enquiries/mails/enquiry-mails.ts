import { answerableKinds, dayMs, type Enquiry } from '@forecourt/domain';
import {
  type Database,
  findAccountByEmail,
  findConversationOfEnquiry,
  findEnquiry,
  findMail,
  findPhrase,
  findReview,
  findReviewOfEnquiry,
  type MailKind,
  wasAskedSince,
} from '@forecourt/store';
import type { AdvertService } from '../../adverts/advert-service.ts';
import type { DealerService } from '../../dealers/dealer-service.ts';
import { noReplyAddress, type ReplyAddress } from '../../inbound-mail/mail-addresses.ts';
import type { MailContent, WriteMail } from '../../mail/compose-mail.ts';
import type { SignedLinks } from '../../signed-links/signed-links.ts';
import { buildAnswerMail, findAnswer } from './build-answer-mail.ts';
import { buildConversationLinkMail } from './build-conversation-link-mail.ts';
import { buildEnquiryMail, type EnquirySubject, findRecipient } from './build-enquiry-mail.ts';
import { buildFollowUpMail } from './build-follow-up-mail.ts';
import { buildReviewMail } from './build-review-mail.ts';

export interface EnquiryMailParts {
  db: Database;
  adverts: Pick<AdvertService, 'find'>;
  dealers: Pick<DealerService, 'find'>;
  links: SignedLinks;
  origin: string;
  /** Where people reply by mail to what became a conversation. */
  replyAddress?: ReplyAddress | undefined;
  now?: () => Date;
}

type Written = MailContent | null;

/** A visitor is not asked twice about one dealer within this time, however often they write. */
const askAgainMs = 90 * dayMs;

/** The mails about enquiries and reviews. */
export function createEnquiryMails(parts: EnquiryMailParts) {
  const { db, links, origin, replyAddress = noReplyAddress, now = () => new Date() } = parts;

  async function findSubject({ publicReference, dealerId }: Enquiry): Promise<EnquirySubject> {
    return {
      advert: publicReference === null ? null : await parts.adverts.find(publicReference),
      dealer: dealerId === null ? null : await parts.dealers.find(dealerId),
    };
  }

  async function composeEnquiry(enquiry: Enquiry): Promise<Written> {
    const subject = await findSubject(enquiry);
    const to = findRecipient(enquiry.kind, subject);
    if (to === null) throw new Error('The seller has no address to write to.');
    const talk = await findConversationOfEnquiry(db, enquiry.id);
    // Held, or not let through: the seller hears of it when the office has let it through.
    if (talk && talk.message.state !== 'sent') return null;
    const isAnswerable = subject.dealer !== null && answerableKinds.some((kind) => kind === enquiry.kind);
    const answerPath = isAnswerable ? links.path('answer-enquiry', enquiry.id) : null;
    // A dealer's link leads to the conversation too, and counts for their record.
    const path = answerPath ?? (talk ? links.path('conversation-seller', talk.conversation.id) : null);
    const answerUrl = path === null ? null : origin + path;
    const replyTo = talk ? replyAddress('seller', talk.conversation.id) : enquiry.email;
    return buildEnquiryMail(enquiry, subject, {
      to,
      replyTo,
      origin,
      answerUrl,
      phrase: await findPhrase(db, to),
      isConversation: talk !== undefined,
    });
  }

  async function composeLink(enquiry: Enquiry): Promise<Written> {
    const talk = await findConversationOfEnquiry(db, enquiry.id);
    if (!talk || enquiry.email === null) return null;
    const { advert, dealer } = await findSubject(enquiry);
    const link = origin + links.path('conversation-buyer', talk.conversation.id);
    return buildConversationLinkMail({
      to: enquiry.email,
      replyTo: replyAddress('buyer', talk.conversation.id),
      phrase: await findPhrase(db, enquiry.email),
      advert,
      dealer,
      link,
      isHeld: talk.message.state !== 'sent',
    });
  }

  async function composeAnswer(enquiry: Enquiry): Promise<Written> {
    const answer = findAnswer(enquiry);
    const { advert, dealer } = await findSubject(enquiry);
    if (!answer || !dealer) return null;
    const phrase = await findPhrase(db, answer.to);
    return buildAnswerMail(answer.body, { to: answer.to, dealer, advert, phrase });
  }

  async function composeFollowUp(enquiry: Enquiry): Promise<Written> {
    const { dealer } = await findSubject(enquiry);
    if (!dealer || enquiry.email === null) return null;
    const account = await findAccountByEmail(db, enquiry.email);
    if (account?.unwantedMails.includes('follow-up')) return null;
    const delivery = await findMail(db, 'enquiry', enquiry.id);
    if (delivery?.state !== 'sent') return null;
    if (await findReviewOfEnquiry(db, enquiry.id)) return null;
    if (await wasAskedSince(db, enquiry, new Date(now().getTime() - askAgainMs).toISOString())) return null;
    const reviewUrl = origin + links.path('write-review', enquiry.id);
    return buildFollowUpMail({
      to: enquiry.email,
      phrase: await findPhrase(db, enquiry.email),
      dealer,
      askedAt: enquiry.receivedAt,
      reviewUrl,
    });
  }

  async function composeReview(id: number): Promise<Written> {
    const review = await findReview(db, id);
    if (review?.state !== 'published' || review.reply) return null;
    const dealer = await parts.dealers.find(review.dealerId);
    if (!dealer?.email) return null;
    const replyUrl = origin + links.path('reply-to-review', id);
    const phrase = await findPhrase(db, dealer.email);
    return buildReviewMail({ to: dealer.email, dealer, review, replyUrl, phrase });
  }

  function aboutEnquiry(compose: (enquiry: Enquiry) => Promise<Written>): WriteMail {
    return async (id) => {
      const enquiry = await findEnquiry(db, id);
      return enquiry ? compose(enquiry) : null;
    };
  }

  return {
    enquiry: aboutEnquiry(composeEnquiry),
    'conversation-link': aboutEnquiry(composeLink),
    answer: aboutEnquiry(composeAnswer),
    'follow-up': aboutEnquiry(composeFollowUp),
    review: composeReview,
  } satisfies Partial<Record<MailKind, WriteMail>>;
}
