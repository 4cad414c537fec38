import { publicReferenceOf, responseRecordRules } from '@forecourt/domain';
import { beforeEach, describe, expect, it } from 'vitest';
import { findAdvert } from '../advert/find-adverts.ts';
import { upsertAdverts } from '../advert/upsert-adverts.ts';
import type { Database } from '../database/database.ts';
import { listPublishedReviews, readDealerRatings } from '../dealer/dealer-reviews.ts';
import { readResponseRecords } from '../dealer/response-records.ts';
import { upsertDealers } from '../dealer/upsert-dealers.ts';
import { findReviewOfEnquiry, moderateReview, writeReview } from '../dealer/written-reviews.ts';
import { answerEnquiry } from '../enquiry/answer-enquiry.ts';
import { expireEnquiries } from '../enquiry/expire-enquiries.ts';
import { findEnquiry } from '../enquiry/find-enquiry.ts';
import { recordEnquiry } from '../enquiry/record-enquiry.ts';
import { claimMail, findMail, markMailSent } from '../outbox/deliver-mail.ts';
import { erasePerson } from '../person/erase-person.ts';
import { exportPerson } from '../person/export-person.ts';
import { exampleAdvert, exampleDealer, exampleEnquiry } from './examples.ts';

const monday = '2026-11-09T09:00:00.000Z';
const tuesday = '2026-11-10T09:00:00.000Z';
const nextWeek = '2026-11-16T09:00:00.000Z';
const decision = { at: tuesday, by: 'aoife', reason: 'asked' };

export function describePersonContract(open: () => Promise<Database>): void {
  describe('a person', () => {
    let db: Database;
    let dealerId: number;
    beforeEach(async () => {
      db = await open();
      [dealerId = 0] = await upsertDealers(db, [exampleDealer('one')]);
    });

    const ask = (key: string, changes = {}, at = monday) =>
      recordEnquiry(db, { ...exampleEnquiry(key), dealerId, ...changes }, { at, followUpAt: nextWeek });

    async function askAndHear(key: string): Promise<number> {
      const enquiryId = await ask(key);
      await markMailSent(db, (await findMail(db, 'enquiry', enquiryId))?.id ?? 0, { at: monday });
      await answerEnquiry(db, enquiryId, { way: 'message', body: 'Yes, Niamh.', at: tuesday });
      return enquiryId;
    }

    async function askAndReview(key: string): Promise<{ enquiryId: number; reviewId: number }> {
      const enquiryId = await askAndHear(key);
      const said = { author: 'Niamh', rating: 4, title: 'Fine', body: 'So.' };
      await writeReview(db, { ...said, dealerId, enquiryId }, { at: tuesday });
      return { enquiryId, reviewId: (await findReviewOfEnquiry(db, enquiryId))?.id ?? 0 };
    }

    it('gets everything that is stored, however the address was written', async () => {
      const { enquiryId, reviewId } = await askAndReview('k');
      await ask('other', { email: 'tom@example.ie' });
      const seller = { kind: 'private', name: 'Niamh', phone: null, email: 'niamh@example.ie' } as const;
      await upsertAdverts(db, [exampleAdvert('a', { seller }), exampleAdvert('b')], { at: monday });
      const data = await exportPerson(db, 'Niamh@Example.ie');
      expect(data.enquiries).toMatchObject([{ id: enquiryId, message: 'Is it still for sale?' }]);
      expect(data.reviews).toMatchObject([{ id: reviewId, body: 'So.' }]);
      expect(data.mails.map(({ kind, aboutId }) => [kind, aboutId])).toEqual([
        ['enquiry', enquiryId],
        ['follow-up', enquiryId],
        ['answer', enquiryId],
      ]);
      expect(data.adverts).toMatchObject([{ sourceReference: 'a' }]);
      expect((await exportPerson(db, 'nobody@example.ie')).enquiries).toEqual([]);
    });

    it('is erased, and dealers’ figures stay as they were', async () => {
      const { enquiryId, reviewId } = await askAndReview('k');
      await moderateReview(db, reviewId, 'published', { at: tuesday });
      const figures = async () => [
        await readDealerRatings(db),
        await readResponseRecords(db, { at: nextWeek }),
      ];
      for (let more = 1; more < responseRecordRules.enquiries; more++) await askAndHear(`more ${more}`);
      const before = await figures();
      expect(before.map(({ size }) => size)).toEqual([1, 1]);
      await erasePerson(db, 'niamh@example.ie', decision);
      expect(await figures()).toEqual(before);
      const enquiry = await findEnquiry(db, enquiryId);
      expect(enquiry).toMatchObject({
        name: '',
        email: null,
        phone: null,
        message: '',
        visitor: null,
        dealerId,
      });
      expect(enquiry?.answer).toEqual({ way: 'message', body: '', at: tuesday });
      const [review] = await listPublishedReviews(db, { dealerId, limit: 1 });
      expect(review).toMatchObject({ rating: 4, author: 'Name erased' });
      expect(JSON.stringify([enquiry, review])).not.toMatch(/niamh/i);
      expect((await exportPerson(db, 'niamh@example.ie')).enquiries).toEqual([]);
    });

    it('gets no more mail once erased, and no mail from them goes out', async () => {
      await ask('k');
      await ask('other', { email: 'tom@example.ie' });
      await erasePerson(db, 'niamh@example.ie', decision);
      const due = await claimMail(db, { at: nextWeek, limit: 10, leaseSeconds: 60 });
      expect(due.map(({ kind, aboutId }) => [kind, aboutId])).toEqual([
        ['enquiry', 2],
        ['follow-up', 2],
      ]);
    });

    it('leaves no unpublished review behind', async () => {
      const { enquiryId } = await askAndReview('k');
      await erasePerson(db, 'niamh@example.ie', decision);
      expect(await findReviewOfEnquiry(db, enquiryId)).toBeUndefined();
    });

    it('who sells something is erased with the advert, and the same feed row brings nothing back', async () => {
      const seller = { kind: 'private', name: 'Niamh', phone: null, email: 'niamh@example.ie' } as const;
      const draft = exampleAdvert('a', { seller });
      await upsertAdverts(db, [draft], { at: monday });
      await erasePerson(db, 'niamh@example.ie', decision);
      expect(await upsertAdverts(db, [draft], { at: tuesday })).toMatchObject({ unchanged: 1, takenDown: 1 });
      expect((await findAdvert(db, publicReferenceOf('example', 'a')))?.status).toBe('ended');
      expect((await exportPerson(db, 'niamh@example.ie')).adverts).toEqual([]);
    });

    it('who wrote long ago is forgotten, with the related mails but not the review', async () => {
      const { enquiryId, reviewId } = await askAndReview('k');
      await moderateReview(db, reviewId, 'published', { at: tuesday });
      const recent = await ask('recent', {}, tuesday);
      const answer = await expireEnquiries(db, { before: tuesday, limit: 10 });
      expect(answer.enquiries).toBe(1);
      expect(answer.mails.map(({ kind }) => kind).sort()).toEqual(['answer', 'enquiry', 'follow-up']);
      expect(await findEnquiry(db, enquiryId)).toBeUndefined();
      expect(await findMail(db, 'follow-up', enquiryId)).toBeUndefined();
      expect(await findEnquiry(db, recent)).toBeDefined();
      expect(await findMail(db, 'review', reviewId)).toBeDefined();
      expect(await listPublishedReviews(db, { dealerId, limit: 9 })).toHaveLength(1);
    });

    it('who wrote long ago is forgotten a batch at a time, the oldest first', async () => {
      for (const key of ['a', 'b', 'c']) await ask(key);
      const batches = [];
      for (let i = 0; i < 3; i++)
        batches.push((await expireEnquiries(db, { before: tuesday, limit: 2 })).enquiries);
      expect(batches).toEqual([2, 1, 0]);
    });
  });
}
