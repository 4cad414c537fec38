import { type Finding, type OfficeAct, publicReferenceOf, sellersSource } from '@forecourt/domain';
import { exampleSellingFields } from '@forecourt/domain/testing';
import { beforeEach, describe, expect, it } from 'vitest';
import { findOrAddAccount } from '../account/accounts.ts';
import { findAdvert } from '../advert/find-adverts.ts';
import { upsertAdverts } from '../advert/upsert-adverts.ts';
import type { Database } from '../database/database.ts';
import { sql } from '../database/drizzle.ts';
import { addReviews } from '../dealer/dealer-reviews.ts';
import { upsertDealers } from '../dealer/upsert-dealers.ts';
import { findReview } from '../dealer/written-reviews.ts';
import { recordEnquiry } from '../enquiry/record-enquiry.ts';
import { appealDecision, findSellerRuling } from '../office/appeals.ts';
import {
  countOpenCases,
  findCase,
  listCasesAbout,
  listOpenCases,
  openCase,
  releaseCase,
  syncReviewCases,
  takeCase,
} from '../office/cases.ts';
import {
  dropPrints,
  findPlateMatches,
  findRefusedPlate,
  findSameUploads,
  findSharedPrints,
  listShownReferences,
  storePrints,
} from '../office/compare-adverts.ts';
import { decideCase } from '../office/decide-case.ts';
import { listOfficeActs, markOf, readApprovedMarks } from '../office/office-log.ts';
import { findMail } from '../outbox/deliver-mail.ts';
import { erasePerson } from '../person/erase-person.ts';
import { exportPerson } from '../person/export-person.ts';
import { readAcceptedAdverts } from '../review/accepted-adverts.ts';
import { changeSellerPrice, endSellerAdvert, publishDraft } from '../selling/publish-draft.ts';
import { findSellerAdvert, listAdvertEvents } from '../selling/seller-adverts.ts';
import { addSellingDraft, saveSellingDraft } from '../selling/selling-drafts.ts';
import { addSellingPhoto, listSellingPhotos } from '../selling/selling-photos.ts';
import { exampleAdvert, exampleDealer, exampleEnquiry } from './examples.ts';

const monday = '2026-11-09T09:00:00.000Z';
const later = '2026-11-09T09:10:00.000Z';
const tuesday = '2026-11-10T09:00:00.000Z';
const limits = { mostLive: 3, mostInTwelveMonths: 5 };
const fields = exampleSellingFields;
const finding: Finding = {
  rule: 'far-under',
  version: 1,
  effect: 'hold',
  field: 'price',
  key: '5000',
  evidence: '€5,000 is 40% of the going rate.',
  reason: 'Far under.',
};
const [aoife, tom] = [901, 902];

export function describeOfficeContract(open: () => Promise<Database>): void {
  describe('the office', () => {
    let db: Database;
    let accountId: number;
    const reference = publicReferenceOf(sellersSource, 'draft');
    beforeEach(async () => {
      db = await open();
      accountId = (await findOrAddAccount(db, 'niamh@example.ie', { at: monday })).id;
      await addSellingDraft(db, { id: 'draft', owner: { accountId }, fields }, { at: monday, most: 20 });
    });

    function sendIn(holds: readonly Finding[], { price = 5000, version = 1, at = monday } = {}) {
      const { source, sourceReference, ...advert } = exampleAdvert('');
      const vehicle = { ...advert.vehicle, registration: '191-D-1' };
      return publishDraft(
        db,
        { draftId: 'draft', accountId, version, advert: { ...advert, vehicle, price }, holds, why: null },
        { at, ...limits },
      );
    }

    async function onlyCase() {
      const [first, ...others] = await listOpenCases(db, { limit: 10 });
      if (!first || others.length > 0) throw new Error(`There are ${others.length + (first ? 1 : 0)} cases.`);
      return first;
    }

    const take = (id: number, by: number, at = monday, until = later) =>
      takeCase(db, id, { accountId: by, at, until });

    async function decide(act: OfficeAct, { by = aoife, asked = [] as string[], at = monday } = {}) {
      const { id, revision } = await onlyCase();
      await take(id, by, at, later);
      const reason = act === 'approve' ? '' : 'Because of what we saw in it.';
      return decideCase(db, { caseId: id, accountId: by, revision, act, fields: asked, reason, at });
    }

    const stateOf = async () => (await findSellerAdvert(db, reference))?.state;
    const statusOf = async (publicReference = reference) => (await findAdvert(db, publicReference))?.status;

    describe('an advert that is held', () => {
      it('waits, keeps its place when it is sent in again, and leaves when it is mended', async () => {
        await sendIn([finding]);
        expect(await onlyCase()).toMatchObject({
          kind: 'advert',
          publicReference: reference,
          accountId,
          findings: [finding],
          openedAt: monday,
          revision: 1,
        });
        await saveSellingDraft(db, 'draft', { fields, version: 1, at: tuesday });
        await sendIn([finding], { price: 5500, version: 2, at: tuesday });
        expect(await onlyCase()).toMatchObject({ openedAt: monday, revision: 2, sent: { price: 5500 } });
        expect(await countOpenCases(db)).toEqual({ waiting: { advert: 1 }, oldest: monday });
        await saveSellingDraft(db, 'draft', { fields, version: 2, at: tuesday });
        await sendIn([], { price: 15_000, version: 3, at: tuesday });
        expect(await listOpenCases(db, { limit: 10 })).toEqual([]);
      });

      it('does not wait for what its seller can settle alone', async () => {
        await sendIn([{ ...finding, effect: 'ask' }]);
        expect(await stateOf()).toBe('held');
        expect(await listOpenCases(db, { limit: 10 })).toEqual([]);
      });

      it('goes live by approval exactly as it was sent in, with the log and a mail', async () => {
        await sendIn([finding]);
        // The seller goes on writing, but has not sent it in.
        await saveSellingDraft(db, 'draft', { fields: { ...fields, price: '1' }, version: 1, at: tuesday });
        expect(await decide('approve')).toEqual({ kind: 'decided' });
        expect(await findAdvert(db, reference)).toMatchObject({ status: 'live', price: 5000 });
        expect(await findSellerAdvert(db, reference)).toMatchObject({ state: 'live', holds: [] });
        const [act] = await listOfficeActs(db, { publicReference: reference });
        expect(act).toMatchObject({ act: 'approve', accountId: aoife, rules: ['far-under'], at: monday });
        expect(await findMail(db, 'office-decision', act?.id ?? 0)).toMatchObject({ state: 'waiting' });
        expect([...(await readApprovedMarks(db, reference))]).toEqual([markOf(finding)]);
        expect((await listAdvertEvents(db, reference)).at(-1)).toMatchObject({
          actor: 'office',
          kind: 'live',
        });
      });

      it('is not approved by someone who saw an earlier version', async () => {
        await sendIn([finding]);
        const { id } = await onlyCase();
        await take(id, aoife);
        await saveSellingDraft(db, 'draft', { fields, version: 1, at: tuesday });
        await sendIn([finding], { version: 2, at: tuesday });
        const old = { caseId: id, accountId: aoife, revision: 1, fields: [], reason: '', at: monday };
        expect(await decideCase(db, { ...old, act: 'approve' })).toEqual({ kind: 'changed' });
        expect(await statusOf()).toBeUndefined();
      });

      it('is asked about by field, refused, and stays refused', async () => {
        await sendIn([finding]);
        await decide('ask', { asked: ['photos'] });
        expect(await findSellerAdvert(db, reference)).toMatchObject({
          state: 'changes-asked',
          holds: [{ rule: 'office', field: 'photos', reason: 'Because of what we saw in it.' }],
        });
        await saveSellingDraft(db, 'draft', { fields, version: 1, at: tuesday });
        await sendIn([finding, { ...finding, rule: 'change-asked' }], { version: 2, at: tuesday });
        await decide('refuse');
        expect(await stateOf()).toBe('refused');
        await saveSellingDraft(db, 'draft', { fields, version: 2, at: tuesday });
        expect(await sendIn([], { version: 3, at: tuesday })).toEqual({ kind: 'refused' });
        expect(await findRefusedPlate(db, '191 d 1')).toBe(monday);
      });

      it('has the new price of the live one when other changes of it wait', async () => {
        await sendIn([], { price: 15_000 });
        await saveSellingDraft(db, 'draft', { fields, version: 1, at: tuesday });
        await sendIn([finding], { price: 15_000, version: 2, at: tuesday });
        const change = { publicReference: reference, accountId, at: tuesday };
        await changeSellerPrice(db, change, { price: 14_000, isPriceMeant: false });
        expect(await onlyCase()).toMatchObject({ sent: { price: 14_000 }, revision: 2 });
        await decide('approve', { at: tuesday });
        expect((await findAdvert(db, reference))?.price).toBe(14_000);
      });

      it('leaves the queue when its seller ends it', async () => {
        await sendIn([finding]);
        await endSellerAdvert(
          db,
          { publicReference: reference, accountId, at: tuesday },
          { from: ['held'], to: 'withdrawn', why: null },
        );
        expect(await listOpenCases(db, { limit: 10 })).toEqual([]);
      });
    });

    describe('a case', () => {
      it('is given to one of ten people who ask at once', async () => {
        await sendIn([finding]);
        const { id } = await onlyCase();
        const taken = await Promise.all(Array.from({ length: 10 }, (_, each) => take(id, 900 + each)));
        expect(taken.filter(Boolean)).toHaveLength(1);
      });

      it('goes to another when the time is over or it is given back, and then only they decide', async () => {
        await sendIn([finding]);
        const { id } = await onlyCase();
        expect(await take(id, aoife)).toBe(true);
        expect(await take(id, tom)).toBe(false);
        expect(await take(id, tom, later, tuesday)).toBe(true);
        const act = { caseId: id, revision: 1, fields: [], reason: '', at: later, act: 'approve' } as const;
        expect(await decideCase(db, { ...act, accountId: aoife })).toEqual({ kind: 'not-yours' });
        await releaseCase(db, id, tom);
        expect(await take(id, aoife, later, tuesday)).toBe(true);
        expect(await decideCase(db, { ...act, accountId: aoife })).toEqual({ kind: 'decided' });
        expect(await take(id, tom, tuesday, tuesday)).toBe(false);
      });

      it('is decided once, also by two forms at once', async () => {
        await sendIn([finding]);
        const { id } = await onlyCase();
        await take(id, aoife);
        const act = { caseId: id, accountId: aoife, revision: 1, fields: [], reason: 'Once.', at: monday };
        const both = await Promise.all([
          decideCase(db, { ...act, act: 'approve' }),
          decideCase(db, { ...act, act: 'refuse' }),
        ]);
        expect(both.map(({ kind }) => kind).toSorted()).toEqual(['decided', 'not-yours']);
        expect(await listOfficeActs(db, { caseId: id })).toHaveLength(1);
      });

      it('is not undone by sending the advert in again, or by ending it first', async () => {
        await sendIn([], { price: 15_000 });
        await openCase(
          db,
          { kind: 'report', subject: '1', publicReference: reference, accountId },
          { at: monday },
        );
        await decide('hold');
        expect(await sendIn([], { price: 15_000 })).toEqual({ kind: 'held-by-office' });
        const change = { publicReference: reference, accountId, at: monday };
        await endSellerAdvert(db, change, { from: ['held'], to: 'withdrawn', why: null });
        expect(await sendIn([], { price: 15_000 })).toEqual({ kind: 'held-by-office' });
        const looked: Finding = { ...finding, rule: 'change-asked', field: 'words' };
        expect(await sendIn([looked], { price: 15_000 })).toMatchObject({ kind: 'placed', state: 'held' });
      });

      it('stays open while the advert is only held', async () => {
        await sendIn([], { price: 15_000 });
        await openCase(
          db,
          { kind: 'report', subject: '1', publicReference: reference, accountId },
          { at: monday },
        );
        await decide('hold');
        expect([await stateOf(), await statusOf()]).toEqual(['held', 'ended']);
        expect(await onlyCase()).toMatchObject({ leasedBy: null });
        await decide('restore');
        expect([await stateOf(), await statusOf()]).toEqual(['live', 'live']);
        expect(await listOpenCases(db, { limit: 10 })).toEqual([]);
      });
    });

    it('the log takes new rows only', async () => {
      await sendIn([finding]);
      await decide('approve');
      const refused = {
        cause: expect.objectContaining({ message: expect.stringContaining('only takes new rows') }),
      };
      await expect(db.orm.execute(sql`update office_act set reason = 'other'`)).rejects.toMatchObject(
        refused,
      );
      await expect(db.orm.execute(sql`delete from office_act`)).rejects.toMatchObject(refused);
      expect(await listOfficeActs(db, {})).toHaveLength(1);
    });

    describe('an appeal', () => {
      const appeal = (words = 'It is my car, look at the papers.') =>
        appealDecision(db, { publicReference: reference, accountId, words, at: tuesday });

      it('is possible once, goes to the queue, and brings back what was sent in', async () => {
        await sendIn([finding]);
        expect(await appeal()).toBe(false);
        await decide('refuse');
        expect(await findSellerRuling(db, reference)).toMatchObject({ appeal: 'possible' });
        expect(
          await appealDecision(db, { publicReference: reference, accountId: tom, words: 'x', at: tuesday }),
        ).toBe(false);
        expect(await Promise.all([appeal(), appeal()])).toContain(false);
        expect(await findSellerRuling(db, reference)).toMatchObject({ appeal: 'waiting' });
        expect(await onlyCase()).toMatchObject({
          kind: 'appeal',
          words: 'It is my car, look at the papers.',
        });
        await decide('restore', { by: tom });
        expect(await findAdvert(db, reference)).toMatchObject({ status: 'live', price: 5000 });
        expect([...(await readApprovedMarks(db, reference))]).toEqual([markOf(finding)]);
      });

      it('that fails leaves it refused, and there is no second one', async () => {
        await sendIn([], { price: 15_000 });
        await openCase(
          db,
          { kind: 'report', subject: '1', publicReference: reference, accountId },
          { at: monday },
        );
        await decide('refuse');
        expect([await stateOf(), await statusOf()]).toEqual(['refused', 'ended']);
        await appeal();
        await decide('refuse', { by: tom });
        expect(await stateOf()).toBe('refused');
        expect(await findSellerRuling(db, reference)).toMatchObject({ appeal: 'decided' });
        expect(await appeal()).toBe(false);
      });
    });

    describe('a report', () => {
      const report = (key: string, publicReference: string, email: string | null = 'tom@example.ie') =>
        recordEnquiry(db, { ...exampleEnquiry(key), kind: 'report', publicReference, email }, { at: monday });

      it('waits, is receipted, and one look answers all about the advert', async () => {
        await sendIn([], { price: 15_000 });
        const first = await report('one', reference);
        const second = await report('two', reference);
        const unsigned = await report('three', reference, null);
        expect(await findMail(db, 'report-receipt', first)).toMatchObject({ state: 'waiting' });
        expect(await findMail(db, 'report-receipt', unsigned)).toBeUndefined();
        const cases = await listCasesAbout(db, ['report'], reference);
        expect(cases.map(({ subject, accountId: owner }) => [subject, owner])).toEqual([
          [String(first), accountId],
          [String(second), accountId],
          [String(unsigned), accountId],
        ]);
        const id = cases[1]?.id ?? 0;
        await take(id, aoife);
        await decideCase(db, {
          caseId: id,
          accountId: aoife,
          revision: 1,
          act: 'approve',
          fields: [],
          reason: 'The seller showed us the papers.',
          at: tuesday,
        });
        expect(await listOpenCases(db, { limit: 10 })).toEqual([]);
        expect(await findMail(db, 'report-answer', first)).toMatchObject({ state: 'waiting' });
        expect(await findMail(db, 'report-answer', second)).toMatchObject({ state: 'waiting' });
        expect([await stateOf(), await findSellerRuling(db, reference)]).toEqual(['live', null]);
      });
    });

    describe('an advert of a feed', () => {
      const feed = publicReferenceOf('example', 'marked');
      beforeEach(async () => {
        await upsertAdverts(db, [exampleAdvert('marked')], { at: monday });
        await openCase(
          db,
          {
            kind: 'feed',
            subject: feed,
            publicReference: feed,
            findings: [finding],
            fingerprint: 'as it is',
          },
          { at: monday },
        );
      });

      it('is accepted as it is', async () => {
        await decide('approve');
        expect((await readAcceptedAdverts(db)).get(feed)).toMatchObject({ fingerprint: 'as it is' });
      });

      it('is hidden and restored', async () => {
        await decide('hold');
        expect((await listShownReferences(db, { after: '', limit: 10 })).includes(feed)).toBe(false);
        await decide('restore');
        expect((await listShownReferences(db, { after: '', limit: 10 })).includes(feed)).toBe(true);
      });

      it('is blocked, whatever the feed sends', async () => {
        await decide('refuse');
        await upsertAdverts(db, [{ ...exampleAdvert('marked'), price: 1 }], { at: tuesday });
        expect(await listShownReferences(db, { after: '', limit: 10 })).toEqual([]);
      });
    });

    it('reviews that wait join the queue, and leave it when they are decided', async () => {
      const [dealerId = 0] = await upsertDealers(db, [exampleDealer('one')]);
      const review = {
        dealerId,
        rating: 2,
        title: 'Poor',
        body: 'They never answered.',
        reply: null,
      } as const;
      await addReviews(db, [
        { ...review, author: 'Tom', writtenAt: monday, state: 'pending' },
        { ...review, author: 'Ann', writtenAt: tuesday, state: 'pending' },
      ]);
      await syncReviewCases(db, { at: tuesday });
      await syncReviewCases(db, { at: tuesday });
      const [first, second] = await listOpenCases(db, { limit: 10 });
      expect([first?.kind, first?.openedAt, second?.openedAt]).toEqual(['review', monday, tuesday]);
      const id = first?.id ?? 0;
      await take(id, aoife);
      const reviewId = Number(first?.subject);
      await decideCase(db, {
        caseId: id,
        accountId: aoife,
        revision: 1,
        act: 'approve',
        fields: [],
        reason: '',
        at: tuesday,
      });
      expect(await findReview(db, reviewId)).toMatchObject({ state: 'published' });
      await db.orm.execute(
        sql`update dealer_review set state = 'rejected' where id = ${Number(second?.subject)}`,
      );
      await syncReviewCases(db, { at: tuesday });
      expect(await listOpenCases(db, { limit: 10 })).toEqual([]);
    });

    it('an erased person leaves the log, and nothing else', async () => {
      await sendIn([finding]);
      const { id } = await onlyCase();
      await decide('refuse');
      expect(await exportPerson(db, 'niamh@example.ie')).toMatchObject({
        account: { officeCases: [{ id, kind: 'advert' }], officeActs: [{ act: 'refuse' }] },
      });
      await erasePerson(db, 'niamh@example.ie', { at: tuesday, by: 'the person', reason: 'asked' });
      expect(await findCase(db, id)).toBeUndefined();
      expect(await listOfficeActs(db, {})).toHaveLength(1);
    });

    describe('comparing adverts', () => {
      it('finds the words and covers of others', async () => {
        const one = { publicReference: 'one', seller: 'dealer 1', words: 'w', cover: 'c' };
        await storePrints(db, [one, { ...one, publicReference: 'two', seller: 'dealer 2', cover: null }]);
        const found = await findSharedPrints(db, { words: ['w'], covers: [] });
        expect(found.map(({ seller }) => seller).toSorted()).toEqual(['dealer 1', 'dealer 2']);
        await storePrints(db, [{ ...one, words: 'other' }]);
        await dropPrints(db, ['two']);
        expect(await findSharedPrints(db, { words: ['w'], covers: ['c'] })).toEqual([
          { ...one, words: 'other' },
        ]);
      });

      it('finds plates however they are written, with their mileage', async () => {
        const advert = exampleAdvert('plated');
        const vehicle = { ...advert.vehicle, registration: '191 d 77', mileage: 70_000 };
        await upsertAdverts(db, [{ ...advert, vehicle }], { at: monday });
        expect(await findPlateMatches(db, ['191D77', '191D78'])).toEqual([
          {
            key: '191D77',
            publicReference: publicReferenceOf('example', 'plated'),
            isShown: true,
            km: 70_000,
            listedAt: monday,
          },
        ]);
      });

      it('finds a photo that somebody else has placed', async () => {
        const photo = { name: 'x.jpg', sentSha256: 's', bytes: 1, width: 800, height: 600 };
        await addSellingPhoto(db, 'draft', photo, { at: monday, most: 30 });
        const [theirs] = await listSellingPhotos(db, 'draft');
        const mine = [{ id: (theirs?.id ?? 0) + 1, name: 'y.jpg', sentSha256: 's' }];
        expect(await findSameUploads(db, mine, accountId + 1)).toEqual([]);
        await sendIn([]);
        expect(await findSameUploads(db, mine, accountId + 1)).toEqual([reference]);
        expect(await findSameUploads(db, mine, accountId)).toEqual([]);
        const original = [{ id: (theirs?.id ?? 0) - 1, name: 'y.jpg', sentSha256: 's' }];
        expect(await findSameUploads(db, original, accountId + 1)).toEqual([]);
      });
    });
  });
}
