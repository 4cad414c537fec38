import { answerableKinds, type Enquiry } from '@forecourt/domain';
import {
  type Database,
  findEnquiry,
  findMail,
  findReview,
  findReviewOfEnquiry,
  type MailKind,
  mailName,
  type OutgoingMail,
  wasAskedSince,
} from '@forecourt/store';
import type { AdvertService } from '../adverts/advert-service.ts';
import type { DealerService } from '../dealers/dealer-service.ts';
import type { SignedLinks } from '../signed-links/signed-links.ts';
import type { Mail } from './mailer.ts';
import { buildAnswerMail, findAnswer } from './mails/build-answer-mail.ts';
import { buildEnquiryMail, type EnquirySubject, findRecipient } from './mails/build-enquiry-mail.ts';
import { buildFollowUpMail } from './mails/build-follow-up-mail.ts';
import { buildReviewMail } from './mails/build-review-mail.ts';

export interface ComposeParts {
  db: Database;
  adverts: Pick<AdvertService, 'find'>;
  dealers: Pick<DealerService, 'find'>;
  links: SignedLinks;
  origin: string;
  now?: () => Date;
}

type Written = Omit<Mail, 'id'> | null;
type WriteMail = (aboutId: number) => Promise<Written>;

/** A visitor is not asked twice about one dealer within this time, however often they write. */
const askAgainMs = 90 * 24 * 60 * 60_000;

/** Builds a mail of the outbox from the current data; null if it is obsolete. */
export function createComposer(parts: ComposeParts) {
  const { db, links, origin, now = () => new Date() } = parts;

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
    const isAnswerable = subject.dealer !== null && answerableKinds.some((kind) => kind === enquiry.kind);
    const answerUrl = isAnswerable ? origin + links.path('answer-enquiry', enquiry.id) : null;
    return buildEnquiryMail(enquiry, subject, { to, origin, answerUrl });
  }

  async function composeAnswer(enquiry: Enquiry): Promise<Written> {
    const answer = findAnswer(enquiry);
    const { advert, dealer } = await findSubject(enquiry);
    return answer && dealer && buildAnswerMail(answer.body, { to: answer.to, dealer, advert, origin });
  }

  async function composeFollowUp(enquiry: Enquiry): Promise<Written> {
    const { dealer } = await findSubject(enquiry);
    if (!dealer || enquiry.email === null) return null;
    const delivery = await findMail(db, 'enquiry', enquiry.id);
    if (delivery?.state !== 'sent') return null;
    if (await findReviewOfEnquiry(db, enquiry.id)) return null;
    if (await wasAskedSince(db, enquiry, new Date(now().getTime() - askAgainMs).toISOString())) return null;
    const reviewUrl = origin + links.path('write-review', enquiry.id);
    return buildFollowUpMail({ to: enquiry.email, dealer, askedAt: enquiry.receivedAt, reviewUrl });
  }

  async function composeReview(id: number): Promise<Written> {
    const review = await findReview(db, id);
    if (review?.state !== 'published' || review.reply) return null;
    const dealer = await parts.dealers.find(review.dealerId);
    if (!dealer?.email) return null;
    const replyUrl = origin + links.path('reply-to-review', id);
    return buildReviewMail({ to: dealer.email, dealer, review, replyUrl });
  }

  const aboutEnquiry =
    (write: (enquiry: Enquiry) => Promise<Written>): WriteMail =>
    async (id) => {
      const enquiry = await findEnquiry(db, id);
      return enquiry ? write(enquiry) : null;
    };
  const writers: Record<MailKind, WriteMail> = {
    enquiry: aboutEnquiry(composeEnquiry),
    answer: aboutEnquiry(composeAnswer),
    'follow-up': aboutEnquiry(composeFollowUp),
    review: composeReview,
  };

  return async (mail: OutgoingMail): Promise<Mail | null> => {
    // A newer version of the site may share the outbox and queue kinds that this one does not know.
    if (!Object.hasOwn(writers, mail.kind)) throw new Error(`Unknown kind of mail: ${mail.kind}`);
    const written = await writers[mail.kind](mail.aboutId);
    return written && { id: mailName(mail), ...written };
  };
}
