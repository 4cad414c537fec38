import { responseRecordRules } from '@forecourt/domain';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Database } from '../database/database.ts';
import { listPublishedReviews } from '../dealer/dealer-reviews.ts';
import { readResponseRecords } from '../dealer/response-records.ts';
import { upsertDealers } from '../dealer/upsert-dealers.ts';
import {
  findReview,
  findReviewOfEnquiry,
  listPendingReviews,
  moderateReview,
  replyToReview,
  writeReview,
} from '../dealer/written-reviews.ts';
import { addPastEnquiries } from '../enquiry/add-past-enquiries.ts';
import { answerEnquiry } from '../enquiry/answer-enquiry.ts';
import { recordEnquiry } from '../enquiry/record-enquiry.ts';
import { claimMail, findMail, markMailSent } from '../outbox/deliver-mail.ts';
import { exampleDealer, exampleEnquiry } from './examples.ts';

const monday = '2026-11-09T09:00:00.000Z';
const at = '2026-11-15T09:00:00.000Z';

export function describeReputationContract(open: () => Promise<Database>): void {
  let db: Database;
  let dealerId = 0;
  beforeEach(async () => {
    db = await open();
    [dealerId = 0] = await upsertDealers(db, [exampleDealer('one')]);
  });

  describe('a review by somebody who enquired', () => {
    async function write() {
      const enquiryId = await recordEnquiry(db, { ...exampleEnquiry('a'), dealerId }, { at: monday });
      const draft = { enquiryId, dealerId, author: 'Niamh', rating: 5, title: 'Good', body: 'Fair price.' };
      const isNew = await writeReview(db, draft, { at });
      const review = await findReviewOfEnquiry(db, enquiryId);
      return { draft, isNew, id: review?.id ?? 0 };
    }

    it('waits for moderation', async () => {
      const { id, isNew } = await write();
      expect(isNew).toBe(true);
      expect((await listPendingReviews(db, { limit: 10 })).map((one) => one.id)).toEqual([id]);
      expect(await listPublishedReviews(db, { dealerId, limit: 10 })).toEqual([]);
    });

    it('is written once', async () => {
      const { draft, id } = await write();
      expect(await writeReview(db, { ...draft, rating: 1 }, { at })).toBe(false);
      expect((await findReview(db, id))?.rating).toBe(5);
    });

    it('is shown once published, and the dealer is notified once', async () => {
      const { id } = await write();
      expect((await moderateReview(db, id, 'published', { at }))?.state).toBe('published');
      await moderateReview(db, id, 'published', { at });
      expect(await listPublishedReviews(db, { dealerId, limit: 10 })).toHaveLength(1);
      expect(await findMail(db, 'review', id)).toMatchObject({ state: 'waiting' });
    });

    it('is not shown when rejected, and the dealer is not notified', async () => {
      const { id } = await write();
      await moderateReview(db, id, 'rejected', { at });
      expect(await listPublishedReviews(db, { dealerId, limit: 10 })).toEqual([]);
      expect(await listPendingReviews(db, { limit: 10 })).toEqual([]);
      expect(await findMail(db, 'review', id)).toBeUndefined();
    });

    it('is replied to once, and only when it is published', async () => {
      const { id } = await write();
      expect(await replyToReview(db, id, { body: 'Early', at })).toBe(false);
      await moderateReview(db, id, 'published', { at });
      expect(await replyToReview(db, id, { body: 'Thank you', at })).toBe(true);
      expect(await replyToReview(db, id, { body: 'Again', at })).toBe(false);
      expect((await findReview(db, id))?.reply).toEqual({ body: 'Thank you', writtenAt: at });
    });

    it('is written and replied to once when 50 do so at once', async () => {
      const enquiryId = await recordEnquiry(db, { ...exampleEnquiry('b'), dealerId }, { at: monday });
      const draft = { enquiryId, dealerId, author: 'Una', rating: 4, title: 'Good', body: 'Fair price.' };
      const fifty = (work: () => Promise<boolean>) => Promise.all(Array.from({ length: 50 }, work));
      expect((await fifty(() => writeReview(db, draft, { at }))).filter(Boolean)).toHaveLength(1);
      const id = (await findReviewOfEnquiry(db, enquiryId))?.id ?? 0;
      await moderateReview(db, id, 'published', { at });
      const replies = await fifty(() => replyToReview(db, id, { body: 'Thank you', at }));
      expect(replies.filter(Boolean)).toHaveLength(1);
    });

    it('cannot be decided on if it does not exist', async () => {
      expect(await moderateReview(db, 99, 'published', { at })).toBeUndefined();
    });
  });

  describe('the response record of a dealer', () => {
    let made = 0;
    async function enquire({ received = monday, hours }: { received?: string; hours?: number } = {}) {
      const draft = { ...exampleEnquiry(`key-${made++}`), dealerId };
      const id = await recordEnquiry(db, draft, { at: received });
      const mail = await findMail(db, 'enquiry', id);
      await markMailSent(db, mail?.id ?? 0, { at: received });
      if (hours === undefined) return;
      const answeredAt = new Date(Date.parse(received) + hours * 3_600_000).toISOString();
      await answerEnquiry(db, id, { way: 'elsewhere', body: '', at: answeredAt });
    }

    it('counts answered enquiries and gives the median response time', async () => {
      for (const hours of [1, 2, 30]) await enquire({ hours });
      for (let more = 3; more < responseRecordRules.enquiries; more++) await enquire();
      expect(await readResponseRecords(db, { at })).toEqual(
        new Map([[dealerId, { enquiries: 10, answeredShare: 0.3, medianHours: 2 }]]),
      );
    });

    it('counts past enquiries, for which no mail is sent', async () => {
      const past = Array.from({ length: responseRecordRules.enquiries }, (_, index) => ({
        draft: { ...exampleEnquiry(`past-${index}`), dealerId },
        receivedAt: monday,
        answeredAt: index < 4 ? '2026-11-09T12:00:00.000Z' : null,
      }));
      await addPastEnquiries(db, past);
      await addPastEnquiries(db, past);
      expect(await readResponseRecords(db, { at })).toEqual(
        new Map([[dealerId, { enquiries: 10, answeredShare: 0.4, medianHours: 3 }]]),
      );
      expect(await claimMail(db, { at, limit: 10, leaseSeconds: 1 })).toEqual([]);
    });

    it('needs enough enquiries and answers, and ignores yesterday’s enquiries', async () => {
      for (let some = 1; some < responseRecordRules.enquiries; some++) await enquire({ hours: 1 });
      await enquire({ received: '2026-11-14T09:00:00.000Z', hours: 1 });
      await enquire({ received: '2026-04-01T09:00:00.000Z', hours: 1 });
      expect(await readResponseRecords(db, { at })).toEqual(new Map());
    });

    it('does not hold an undelivered enquiry against a dealer', async () => {
      for (let some = 0; some < responseRecordRules.enquiries; some++) await enquire({ hours: 1 });
      await recordEnquiry(db, { ...exampleEnquiry('lost'), dealerId }, { at: monday });
      expect((await readResponseRecords(db, { at })).get(dealerId)?.enquiries).toBe(10);
    });
  });
}
