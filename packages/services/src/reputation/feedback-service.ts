import type { Advert, Dealer, Enquiry, EnquiryAnswer } from '@forecourt/domain';
import type { ReviewFields } from '@forecourt/site';
import {
  answerEnquiry,
  type Database,
  findEnquiry,
  findReview,
  findReviewOfEnquiry,
  replyToReview,
  type StoredReview,
  writeReview,
} from '@forecourt/store';
import type { AdvertService } from '../adverts/advert-service.ts';
import type { DealerService } from '../dealers/dealer-service.ts';
import type { SignedLinks } from '../signed-links/signed-links.ts';

/** What a link in a mail leads to. */
export type Found<T> = { kind: 'found'; value: T } | { kind: 'expired' } | { kind: 'unknown' };

export interface EnquiryToAnswer {
  enquiry: Enquiry;
  dealer: Dealer;
  advert: Advert | null;
}

export interface DealerToReview extends EnquiryToAnswer {
  /** What was already written through this link. */
  review: StoredReview | null;
}

export interface ReviewToReply {
  review: StoredReview;
  dealer: Dealer;
}

/**
 * What dealers and visitors submit through the links in their mails. Opening a link changes nothing, because
 * virus scanners open every link in a mail; each submission counts once, and repeating it returns false.
 */
export interface FeedbackService {
  enquiryToAnswer(token: string): Promise<Found<EnquiryToAnswer>>;
  answer(found: EnquiryToAnswer, answer: Pick<EnquiryAnswer, 'way' | 'body'>): Promise<boolean>;
  dealerToReview(token: string): Promise<Found<DealerToReview>>;
  /** The fields have been validated. */
  review(found: DealerToReview, fields: ReviewFields): Promise<boolean>;
  reviewToReply(token: string): Promise<Found<ReviewToReply>>;
  reply(found: ReviewToReply, body: string): Promise<boolean>;
}

export interface FeedbackParts {
  db: Database;
  adverts: Pick<AdvertService, 'find'>;
  dealers: Pick<DealerService, 'find'>;
  links: SignedLinks;
  onRecorded(): void;
  /** Pages show the reply to a published review: the dealer will look at once. */
  onReply(): void;
  now?: () => Date;
}

const unknown = { kind: 'unknown' } as const;

export function createFeedbackService(parts: FeedbackParts): FeedbackService {
  const { db, links, now = () => new Date() } = parts;

  async function findEnquiryOf(
    purpose: 'answer-enquiry' | 'write-review',
    token: string,
  ): Promise<Found<EnquiryToAnswer>> {
    const link = links.open(purpose, token);
    if (link.kind !== 'good') return link.kind === 'expired' ? link : unknown;
    const enquiry = await findEnquiry(db, link.id);
    const dealer = enquiry?.dealerId ? await parts.dealers.find(enquiry.dealerId) : null;
    if (!enquiry || !dealer) return unknown;
    const { publicReference } = enquiry;
    const advert = publicReference === null ? null : await parts.adverts.find(publicReference);
    return { kind: 'found', value: { enquiry, dealer, advert } };
  }

  return {
    enquiryToAnswer: (token) => findEnquiryOf('answer-enquiry', token),

    async answer({ enquiry }, { way, body }) {
      const isNew = await answerEnquiry(db, enquiry.id, { way, body, at: now().toISOString() });
      if (isNew) parts.onRecorded();
      return isNew;
    },

    async dealerToReview(token) {
      const found = await findEnquiryOf('write-review', token);
      if (found.kind !== 'found') return found;
      const review = (await findReviewOfEnquiry(db, found.value.enquiry.id)) ?? null;
      return { kind: 'found', value: { ...found.value, review } };
    },

    review({ enquiry, dealer }, fields) {
      const draft = {
        enquiryId: enquiry.id,
        dealerId: dealer.id,
        author: fields.author.trim(),
        rating: Number(fields.rating),
        title: fields.title.trim(),
        body: fields.body.trim(),
      };
      return writeReview(db, draft, { at: now().toISOString() });
    },

    async reviewToReply(token) {
      const link = links.open('reply-to-review', token);
      if (link.kind !== 'good') return link.kind === 'expired' ? link : unknown;
      const review = await findReview(db, link.id);
      const dealer = review?.state === 'published' ? await parts.dealers.find(review.dealerId) : null;
      return review && dealer ? { kind: 'found', value: { review, dealer } } : unknown;
    },

    async reply({ review }, body) {
      const isNew = await replyToReview(db, review.id, { body, at: now().toISOString() });
      if (isNew) parts.onReply();
      return isNew;
    },
  };
}
