import { publicReferenceOf, sellersSource } from '@forecourt/domain';
import { exampleSellingFields } from '@forecourt/domain/testing';
import { beforeEach, describe, expect, it } from 'vitest';
import { findOrAddAccount } from '../account/accounts.ts';
import { addEmailChange, confirmEmailChange } from '../account/email-changes.ts';
import { findAdvert } from '../advert/find-adverts.ts';
import { latestSequence } from '../change/read-changes.ts';
import type { Database } from '../database/database.ts';
import { claimMail, findMail, markMailSent } from '../outbox/deliver-mail.ts';
import { erasePerson } from '../person/erase-person.ts';
import { exportPerson } from '../person/export-person.ts';
import { findDraftWarning, warnOfErasure } from '../selling/draft-warnings.ts';
import { noteLoosePhoto, removeLoosePhotos } from '../selling/loose-photos.ts';
import { changeSellerPrice, endSellerAdvert, publishDraft } from '../selling/publish-draft.ts';
import {
  askSaleQuestions,
  closeSettledQuestions,
  confirmForSale,
  endForSilence,
  findSaleQuestion,
  listUnanswered,
} from '../selling/sale-questions.ts';
import {
  addSeenCheck,
  decideSeenCheck,
  findLastSeenCheck,
  findSeenAt,
  listWaitingSeenChecks,
  sendSeenPhoto,
} from '../selling/seen/seen-checks.ts';
import { findSellerAdvert, listAdvertEvents } from '../selling/seller-adverts.ts';
import { findSale } from '../selling/seller-sales.ts';
import {
  addSellingDraft,
  findSellingDraft,
  pruneSellingDrafts,
  removeSellingDraft,
  touchSellingDraft,
} from '../selling/selling-drafts.ts';
import { addSellingPhoto, listSellingPhotos, removeSellingPhoto } from '../selling/selling-photos.ts';
import { exampleAdvert } from './examples.ts';

const day = (number: number) => `2026-11-${String(number).padStart(2, '0')}T09:00:00.000Z`;
const fields = exampleSellingFields;
const reference = publicReferenceOf(sellersSource, 'a');

export function describePlacedContract(open: () => Promise<Database>): void {
  describe('placed adverts', () => {
    let db: Database;
    let accountId: number;
    beforeEach(async () => {
      db = await open();
      accountId = (await findOrAddAccount(db, 'niamh@example.ie', { at: day(1) })).id;
    });

    const addDraft = (id: string, owner: { accountId: number } | { browserHash: string } = { accountId }) =>
      addSellingDraft(db, { id, owner, fields }, { at: day(1), most: 20 });

    async function place(
      at = day(1),
      { version = 1, registration = '191-D-1', pictures = [] as string[] } = {},
    ) {
      if (!(await findSellingDraft(db, 'a'))) await addDraft('a');
      const { source, sourceReference, ...advert } = exampleAdvert('');
      const placed = await publishDraft(
        db,
        {
          draftId: 'a',
          accountId,
          version,
          advert: {
            ...advert,
            pictures,
            vehicle: { ...advert.vehicle, registration },
            seller: { kind: 'private', name: 'Niamh', phone: null, email: 'old@example.ie' },
          },
          holds: [],
          why: null,
        },
        { at, mostLive: 3, mostInTwelveMonths: 5 },
      );
      expect(placed.kind).toBe('placed');
    }

    const stateOf = async () => (await findSellerAdvert(db, reference))?.state;
    const statusOf = async () => (await findAdvert(db, reference))?.status;
    const events = async () => (await listAdvertEvents(db, reference)).map(({ kind }) => kind);
    const change = (at: string) => ({ publicReference: reference, accountId, at });

    /** As the mail loop does. */
    async function sendMails(at: string): Promise<string[]> {
      const mails = await claimMail(db, { at, limit: 100, leaseSeconds: 60 });
      for (const { id } of mails) await markMailSent(db, id, { at });
      return mails.map(({ kind }) => kind);
    }

    describe('“still for sale?”', () => {
      const ask = (at: string, quietSince: string) => askSaleQuestions(db, { at, quietSince });
      const unanswered = (sentBefore: string) => listUnanswered(db, { sentBefore, isHidden: false });

      it('is asked once about a live advert that its seller leaves alone', async () => {
        await place();
        expect(await ask(day(14), day(1).replace('09:', '08:'))).toBe(0);
        expect(await ask(day(15), day(1))).toBe(1);
        expect(await ask(day(16), day(2))).toBe(0);
        expect(await sendMails(day(15))).toEqual(['still-for-sale']);
      });

      it('waits as long after anything that the seller does', async () => {
        await place();
        await changeSellerPrice(db, change(day(10)), { price: 9_950, isPriceMeant: false });
        expect(await ask(day(15), day(1))).toBe(0);
        expect(await ask(day(24), day(10))).toBe(1);
      });

      it('is settled by a yes, and asked again as long after that', async () => {
        await place();
        await ask(day(15), day(1));
        expect(await confirmForSale(db, change(day(16)))).toBe(true);
        expect(await confirmForSale(db, change(day(16)))).toBe(true);
        expect(await events()).toEqual(['sent-in', 'live', 'confirmed']);
        expect((await findSaleQuestion(db, 1))?.closedAt).toBe(day(16));
        expect(await ask(day(29), day(15))).toBe(0);
        expect(await ask(day(30), day(16))).toBe(1);
      });

      it('is settled by anything else that the seller does', async () => {
        await place();
        await ask(day(15), day(1));
        await changeSellerPrice(db, change(day(16)), { price: 9_950, isPriceMeant: false });
        await closeSettledQuestions(db, { at: day(17) });
        expect((await findSaleQuestion(db, 1))?.closedAt).toBe(day(17));
      });

      it('counts the days from when the mail was sent', async () => {
        await place();
        await ask(day(15), day(1));
        expect(await unanswered(day(19))).toEqual([]);
        await sendMails(day(20));
        expect(await unanswered(day(19))).toEqual([]);
        expect(await unanswered(day(20))).toEqual([1]);
      });

      it('without a reply takes the advert out of the results, then ends it; the seller brings it back', async () => {
        await place();
        await ask(day(15), day(1));
        await sendMails(day(15));
        const why = 'No reply';
        expect(await endForSilence(db, 1, { to: 'paused', why, at: day(18) })).toBe(true);
        expect([await stateOf(), await statusOf()]).toEqual(['paused', 'ended']);
        expect(await endForSilence(db, 1, { to: 'paused', why, at: day(18) })).toBe(false);
        const due = { sentBefore: day(15), isHidden: true };
        expect(await listUnanswered(db, { ...due, hiddenBefore: day(17) })).toEqual([]);
        expect(await listUnanswered(db, { ...due, hiddenBefore: day(18) })).toEqual([1]);
        expect(await endForSilence(db, 1, { to: 'lapsed', why, at: day(22) })).toBe(true);
        expect(await stateOf()).toBe('lapsed');
        expect(await sendMails(day(22))).toEqual(['advert-hidden', 'advert-lapsed']);
        await place(day(23));
        expect([await stateOf(), await statusOf()]).toEqual(['live', 'live']);
        expect((await findAdvert(db, reference))?.listedAt).toBe(day(1));
      });

      it('leaves an advert alone whose seller was quicker', async () => {
        await place();
        await ask(day(15), day(1));
        await endSellerAdvert(db, change(day(16)), { from: ['live'], to: 'paused', why: null });
        expect(await endForSilence(db, 1, { to: 'lapsed', why: '', at: day(30) })).toBe(false);
        expect(await stateOf()).toBe('paused');
      });
    });

    describe('a draft that nobody touches', () => {
      const due = { at: day(20), untouchedSince: day(2), warnedBefore: day(13) };

      it('is erased only some days after its owner was told', async () => {
        await addDraft('d');
        expect(await pruneSellingDrafts(db, due)).toBe(0);
        expect(await warnOfErasure(db, { at: day(13), untouchedSince: day(2) })).toBe(1);
        expect(await warnOfErasure(db, { at: day(13), untouchedSince: day(2) })).toBe(0);
        expect(await findMail(db, 'draft-ending', 1)).toMatchObject({ state: 'waiting' });
        expect((await findDraftWarning(db, 1))?.draftId).toBe('d');
        expect(await pruneSellingDrafts(db, { ...due, warnedBefore: day(12) })).toBe(0);
        expect(await pruneSellingDrafts(db, due)).toBe(1);
      });

      it('is warned of anew if it was touched after the warning', async () => {
        await addDraft('d');
        await warnOfErasure(db, { at: day(3), untouchedSince: day(2) });
        await touchSellingDraft(db, 'd', { at: day(4) });
        expect(await pruneSellingDrafts(db, { ...due, untouchedSince: day(5) })).toBe(0);
        expect(await warnOfErasure(db, { at: day(13), untouchedSince: day(5) })).toBe(1);
      });

      it('of a browser has nobody to tell, and a placed one stays', async () => {
        await addDraft('d', { browserHash: 'hash' });
        await place();
        expect(await warnOfErasure(db, { at: day(13), untouchedSince: day(2) })).toBe(0);
        expect(await pruneSellingDrafts(db, due)).toBe(1);
        expect(await findSellingDraft(db, 'a')).toBeDefined();
      });
    });

    describe('photos that belong to nothing', () => {
      const photo = (name: string) => ({ name, sentSha256: name, bytes: 9, width: 800, height: 600 });
      const addPhoto = (draftId: string, name: string) =>
        addSellingPhoto(db, draftId, photo(name), { at: day(1), most: 30 });

      async function sweep(looseSince: string): Promise<string[]> {
        const removed: string[] = [];
        await removeLoosePhotos(db, { at: day(9), looseSince, limit: 20 }, async (name) => {
          removed.push(name);
        });
        return removed.toSorted();
      }

      it('are deleted a while after they were removed, or their draft was', async () => {
        await addDraft('a');
        await addDraft('b');
        await addPhoto('a', '1.jpg');
        await addPhoto('a', '2.jpg');
        await addPhoto('b', '3.jpg');
        const [first] = await listSellingPhotos(db, 'a');
        await removeSellingPhoto(db, 'a', first?.id ?? 0, { at: day(2) });
        await removeSellingDraft(db, 'b', { at: day(2) });
        expect(await sweep(day(1))).toEqual([]);
        expect(await sweep(day(2))).toEqual(['1.jpg', '3.jpg']);
        expect(await sweep(day(8))).toEqual([]);
      });

      it('stay while another draft has the same one', async () => {
        await addDraft('a');
        await addDraft('b');
        await addPhoto('a', '1.jpg');
        await addPhoto('b', '1.jpg');
        await removeSellingDraft(db, 'b', { at: day(2) });
        expect(await sweep(day(3))).toEqual([]);
        await removeSellingDraft(db, 'a', { at: day(4) });
        expect(await sweep(day(4))).toEqual(['1.jpg']);
      });

      it('stay while visitors see them', async () => {
        await addDraft('a');
        await addPhoto('a', '1.jpg');
        await place(day(1), { pictures: ['photo:1.jpg'] });
        const [only] = await listSellingPhotos(db, 'a');
        await removeSellingPhoto(db, 'a', only?.id ?? 0, { at: day(2) });
        expect(await sweep(day(3))).toEqual([]);
        await place(day(4), { version: 1, pictures: ['photo:2.jpg'] });
        expect(await sweep(day(9))).toEqual(['1.jpg']);
      });

      it('go with the person', async () => {
        await addDraft('a');
        await addPhoto('a', '1.jpg');
        await place(day(1), { pictures: ['photo:1.jpg'] });
        await addSeenCheck(
          db,
          { publicReference: reference, plateKey: '191D1', code: 'ABC' },
          { at: day(1) },
        );
        await sendSeenPhoto(db, 1, { photoName: 'seen.jpg', at: day(2) });
        await erasePerson(db, 'niamh@example.ie', { at: day(3), by: 'the person', reason: 'asked' });
        expect(await sweep(day(3))).toEqual(['1.jpg', 'seen.jpg']);
      });

      it('that were sent and never stored are deleted too, and one that arrived is not', async () => {
        await noteLoosePhoto(db, 'lost.jpg', { at: day(2) });
        await noteLoosePhoto(db, 'kept.jpg', { at: day(2) });
        await addDraft('a');
        await addPhoto('a', 'kept.jpg');
        expect(await sweep(day(3))).toEqual(['lost.jpg']);
      });

      it('whose files could not be deleted are tried again', async () => {
        await noteLoosePhoto(db, 'lost.jpg', { at: day(2) });
        const failing = removeLoosePhotos(db, { at: day(9), looseSince: day(3), limit: 20 }, () =>
          Promise.reject(new Error('no bucket')),
        );
        await expect(failing).rejects.toThrow('no bucket');
        expect(await sweep(day(3))).toEqual(['lost.jpg']);
      });
    });

    it('follow their account to another address, live and ended, with a change for every process', async () => {
      await place();
      const emailOf = async () => {
        const seller = (await findAdvert(db, reference))?.seller;
        return seller?.kind === 'private' ? seller.email : null;
      };
      // What the advert was built with does not count.
      expect(await emailOf()).toBe('niamh@example.ie');
      const moveTo = async (email: string) => {
        const limits = { ofOneAccount: 9, toOneAddress: 9 };
        const id = (await addEmailChange(db, accountId, email, { at: day(2), limits })) ?? 0;
        await confirmEmailChange(db, id, 'old', { at: day(2) });
        return confirmEmailChange(db, id, 'new', { at: day(2) });
      };
      const before = await latestSequence(db);
      expect(await moveTo('new@example.ie')).toBe('changed');
      expect([await emailOf(), await statusOf()]).toEqual(['new@example.ie', 'live']);
      expect(await latestSequence(db)).toBeGreaterThan(before);
      await endSellerAdvert(db, change(day(3)), { from: ['live'], to: 'paused', why: null });
      await moveTo('newer@example.ie');
      expect([await emailOf(), await statusOf()]).toEqual(['newer@example.ie', 'ended']);
    });

    it('keep what the seller says about the sale, until they are for sale again', async () => {
      await place();
      const sale = { place: 'here', price: 9_500 } as const;
      await endSellerAdvert(db, change(day(3)), { from: ['live'], to: 'sold', why: null, sale });
      expect(await findSale(db, reference)).toEqual({ ...sale, at: day(3) });
      expect((await exportPerson(db, 'niamh@example.ie')).account?.sales).toHaveLength(1);
      await place(day(4));
      expect(await findSale(db, reference)).toBeUndefined();
    });

    describe('“seen with the car”', () => {
      const addCheck = (plateKey = '191D1') =>
        addSeenCheck(db, { publicReference: reference, plateKey, code: 'KESTREL' }, { at: day(2) });
      const decide = (isSeen: boolean) =>
        decideSeenCheck(db, 1, { isSeen, reason: isSeen ? null : 'No code.', by: 'Aoife', at: day(4) });

      it('waits for a moderator with its photo, and one of two decides', async () => {
        await place();
        await addCheck();
        expect(await listWaitingSeenChecks(db, { limit: 9 })).toEqual([]);
        expect(await sendSeenPhoto(db, 1, { photoName: 'p.jpg', at: day(3) })).toBe(true);
        expect(await listWaitingSeenChecks(db, { limit: 9 })).toMatchObject([
          { id: 1, publicReference: reference, code: 'KESTREL', photoName: 'p.jpg', sentAt: day(3) },
        ]);
        const both = await Promise.all([decide(true), decide(false)]);
        expect(both.filter(Boolean)).toHaveLength(1);
        expect(await sendSeenPhoto(db, 1, { photoName: 'q.jpg', at: day(5) })).toBe(false);
        expect((await events()).at(-1)).toBe('seen');
      });

      it('shows the day of the photo', async () => {
        await place();
        await addCheck();
        await sendSeenPhoto(db, 1, { photoName: 'p.jpg', at: day(3) });
        expect(await findSeenAt(db, reference)).toBeNull();
        await decide(true);
        expect(await findSeenAt(db, reference)).toBe(day(3));
      });

      it('says why not', async () => {
        await place();
        await addCheck();
        await sendSeenPhoto(db, 1, { photoName: 'p.jpg', at: day(3) });
        await decide(false);
        expect(await findSeenAt(db, reference)).toBeNull();
        expect(await findLastSeenCheck(db, reference)).toMatchObject({
          state: 'refused',
          reason: 'No code.',
        });
      });
    });
  });
}
