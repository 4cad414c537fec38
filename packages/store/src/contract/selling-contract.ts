import { type Hold, publicReferenceOf, sellersSource } from '@forecourt/domain';
import { exampleSellingFields } from '@forecourt/domain/testing';
import { beforeEach, describe, expect, it } from 'vitest';
import { findOrAddAccount } from '../account/accounts.ts';
import { findAdvert } from '../advert/find-adverts.ts';
import { latestSequence } from '../change/read-changes.ts';
import type { Database } from '../database/database.ts';
import { findNearPrints } from '../office/compare-adverts.ts';
import { erasePerson } from '../person/erase-person.ts';
import { exportPerson } from '../person/export-person.ts';
import {
  changeSellerPrice,
  endSellerAdvert,
  publishDraft,
  type SentAdvert,
} from '../selling/publish-draft.ts';
import { findSellerAdvert, listAdvertEvents, listSellerAdverts } from '../selling/seller-adverts.ts';
import {
  addSellingDraft,
  claimBrowserDrafts,
  findSellingDraft,
  listSellingDrafts,
  pruneSellingDrafts,
  removeSellingDraft,
  saveSellingDraft,
} from '../selling/selling-drafts.ts';
import {
  addSellingPhoto,
  listSellingPhotos,
  orderSellingPhotos,
  removeSellingPhoto,
} from '../selling/selling-photos.ts';
import { exampleAdvert } from './examples.ts';

const monday = '2026-11-09T09:00:00.000Z';
const tuesday = '2026-11-10T09:00:00.000Z';
const limits = { mostLive: 3, mostInTwelveMonths: 5 };
const fields = exampleSellingFields;
const browser = { browserHash: 'hash of a cookie' };
const ended = { from: ['live'], to: 'withdrawn', why: null } as const;
const hold: Hold = { rule: 'far-under', field: 'price', reason: 'Far under.' };

export function describeSellingContract(open: () => Promise<Database>): void {
  describe('selling', () => {
    let db: Database;
    let accountId: number;
    beforeEach(async () => {
      db = await open();
      accountId = (await findOrAddAccount(db, 'niamh@example.ie', { at: monday })).id;
    });

    const addDraft = (id: string, owner: { accountId: number } | typeof browser = { accountId }) =>
      addSellingDraft(db, { id, owner, fields }, { at: monday, most: 20 });

    function sentOf(draftId: string, changes: Partial<SentAdvert> = {}): SentAdvert {
      const { source, sourceReference, ...advert } = exampleAdvert('');
      const registration = `191-D-${draftId.length}${draftId.charCodeAt(draftId.length - 1)}`;
      return {
        draftId,
        accountId,
        version: 1,
        advert: { ...advert, vehicle: { ...advert.vehicle, registration } },
        holds: [],
        why: null,
        ...changes,
      };
    }

    async function place(draftId: string, changes: Partial<SentAdvert> = {}, at = monday) {
      if (!(await findSellingDraft(db, draftId))) await addDraft(draftId);
      return publishDraft(db, sentOf(draftId, changes), { at, ...limits });
    }

    const referenceOf = (draftId: string) => publicReferenceOf(sellersSource, draftId);
    const eventsOf = async (draftId: string) =>
      (await listAdvertEvents(db, referenceOf(draftId))).map(({ kind }) => kind);

    describe('a draft', () => {
      it('is returned as it was typed', async () => {
        await addDraft('a', browser);
        expect(await findSellingDraft(db, 'a')).toEqual({
          id: 'a',
          accountId: null,
          browserHash: browser.browserHash,
          fields,
          version: 1,
          createdAt: monday,
          updatedAt: monday,
        });
      });

      it('is saved by one of two tabs that read the same version', async () => {
        await addDraft('a');
        const change = (words: string) =>
          saveSellingDraft(db, 'a', { fields: { ...fields, words }, version: 1, at: tuesday });
        expect(await change('first')).toBe(2);
        expect(await change('second')).toBeNull();
        expect((await findSellingDraft(db, 'a'))?.fields.words).toBe('first');
      });

      it('of a browser becomes the account’s, as far as there is room', async () => {
        await addDraft('a', browser);
        await addDraft('b', browser);
        await addDraft('c');
        await claimBrowserDrafts(db, browser.browserHash, { accountId, most: 2 });
        expect(await listSellingDrafts(db, { accountId })).toHaveLength(2);
        expect(await listSellingDrafts(db, browser)).toHaveLength(1);
      });

      it('beyond the limit is refused, also of two at once', async () => {
        const add = (id: string) =>
          addSellingDraft(db, { id, owner: browser, fields }, { at: monday, most: 2 });
        const added = await Promise.all(['a', 'b', 'c', 'd'].map(add));
        expect(added.filter(Boolean)).toHaveLength(2);
      });

      it('that nobody touches is erased, and a placed one is not', async () => {
        await addDraft('a', browser);
        await place('b');
        const due = { at: tuesday, untouchedSince: tuesday, warnedBefore: tuesday };
        expect(await pruneSellingDrafts(db, due)).toBe(1);
        expect(await findSellingDraft(db, 'a')).toBeUndefined();
        await removeSellingDraft(db, 'b');
        expect(await findSellingDraft(db, 'b')).toBeDefined();
      });
    });

    it('a draft that is removed while it is placed leaves no advert without its owner', async () => {
      for (const id of ['a', 'b', 'c', 'd']) {
        await addDraft(id);
        const placing = place(id);
        await Promise.all([placing, removeSellingDraft(db, id)]);
        const isPlaced = (await placing).kind === 'placed';
        expect((await findSellerAdvert(db, referenceOf(id))) !== undefined).toBe(isPlaced);
        expect((await findAdvert(db, referenceOf(id))) !== undefined).toBe(isPlaced);
        if (isPlaced)
          await endSellerAdvert(db, { publicReference: referenceOf(id), accountId, at: monday }, ended);
      }
    });

    it('an advert that was live is not another vehicle’s', async () => {
      await place('a');
      const { advert } = sentOf('a');
      const other = { ...advert, vehicle: { ...advert.vehicle, registration: '201-C-7' } };
      expect(await place('a', { advert: other })).toEqual({ kind: 'other-vehicle' });
      expect((await findAdvert(db, referenceOf('a')))?.vehicle.registration).toBe(
        advert.vehicle.registration,
      );
    });

    describe('photos', () => {
      const photo = (name: string) => ({ name, sentSha256: name, bytes: 9, width: 800, height: 600 });
      const add = (name: string) => addSellingPhoto(db, 'a', photo(name), { at: monday, most: 3 });
      const names = async () => (await listSellingPhotos(db, 'a')).map(({ name }) => name);
      beforeEach(() => addDraft('a').then(() => {}));

      it('stay in order, and the same one sent again is one', async () => {
        const [first] = [await add('1'), await add('2')];
        expect(await add('1')).toEqual(first);
        expect(await names()).toEqual(['1', '2']);
      });

      it('are added after the last, also when others were removed', async () => {
        const first = await add('1');
        await add('2');
        await add('3');
        await removeSellingPhoto(db, 'a', first?.id ?? 0);
        await add('4');
        expect(await names()).toEqual(['2', '3', '4']);
      });

      it('of a draft that is gone are refused', async () => {
        await removeSellingDraft(db, 'a');
        expect(await add('1')).toBeNull();
      });

      it('are limited, also of several at once', async () => {
        const added = await Promise.all(['1', '2', '3', '4', '5'].map(add));
        expect(added.filter(Boolean)).toHaveLength(3);
        expect(await names()).toHaveLength(3);
      });

      it('that look alike are found in adverts of others, also without a print', async () => {
        const other = (await findOrAddAccount(db, 'other@example.ie', { at: monday })).id;
        const add = (draftId: string, name: string, print?: string) =>
          addSellingPhoto(
            db,
            draftId,
            { ...photo(name), ...(print !== undefined && { print }) },
            { at: monday, most: 30 },
          );
        await addDraft('aa', { accountId: other });
        await add('aa', 'x', 'f000000000000001');
        await add('aa', 'y', '0fffffffffffffff');
        await add('aa', 'z');
        await place('aa', { accountId: other });
        const [first, , last] = await listSellingPhotos(db, 'aa');
        const findFor = (id: number, accountId: number, ...prints: string[]) =>
          findNearPrints(
            db,
            prints.map((print) => ({ id, print })),
            { accountId, mostDifference: 3 },
          );
        const find = findFor.bind(null, (last?.id ?? 0) + 1);
        const found = [{ publicReference: referenceOf('aa'), print: 'f000000000000001' }];
        expect(await find(accountId, 'f00000000000000e')).toEqual([]);
        expect(await find(accountId, '00f0000000000000', 'f000000000000007')).toEqual(found);
        expect(await find(other, 'f000000000000001')).toEqual([]);
        expect(await find(accountId)).toEqual([]);
        // Whoever sent it first is not found out by a later copy.
        expect(await findFor(first?.id ?? 0, accountId, 'f000000000000001')).toEqual([]);
        expect((await listSellingPhotos(db, 'aa')).map(({ print }) => print)).toEqual([
          'f000000000000001',
          '0fffffffffffffff',
          null,
        ]);
      });

      it('can be ordered and removed', async () => {
        for (const name of ['1', '2', '3']) await add(name);
        await orderSellingPhotos(db, 'a', (all) => [all[2]?.id ?? 0, 999]);
        expect(await names()).toEqual(['3', '1', '2']);
        const [cover] = await listSellingPhotos(db, 'a');
        await removeSellingPhoto(db, 'other', cover?.id ?? 0);
        expect(await names()).toHaveLength(3);
        await removeSellingPhoto(db, 'a', cover?.id ?? 0);
        expect(await names()).toEqual(['1', '2']);
      });
    });

    describe('an advert', () => {
      it('is placed live, with the change that brings it into search', async () => {
        const before = await latestSequence(db);
        expect(await place('a')).toEqual({
          kind: 'placed',
          publicReference: referenceOf('a'),
          state: 'live',
          holds: [],
        });
        expect((await findAdvert(db, referenceOf('a')))?.status).toBe('live');
        expect(await latestSequence(db)).toBeGreaterThan(before);
        expect(await eventsOf('a')).toEqual(['sent-in', 'live']);
      });

      it('sent twice at once is placed once', async () => {
        await addDraft('a');
        const both = await Promise.all([place('a'), place('a')]);
        expect(both[0]).toEqual(both[1]);
        expect(await listSellerAdverts(db, accountId)).toHaveLength(1);
        expect(await eventsOf('a')).toEqual(['sent-in', 'live']);
      });

      it('goes live once if two accounts place its plate at once', async () => {
        const other = (await findOrAddAccount(db, 'other@example.ie', { at: monday })).id;
        await addDraft('aa');
        await addDraft('ba', { accountId: other });
        const placed = await Promise.all([place('aa'), place('ba', { accountId: other })]);
        const [first, second] = placed[0].kind === 'placed' ? placed : placed.toReversed();
        expect(first).toMatchObject({ kind: 'placed', state: 'live' });
        const references = first?.kind === 'placed' ? [first.publicReference] : [];
        expect(second).toEqual({ kind: 'plate-live', references });
        // The rules were told, and let it through.
        const last = second === placed[0] ? 'aa' : 'ba';
        const owner = { accountId: last === 'aa' ? accountId : other };
        expect(await place(last, { ...owner, plateElsewhere: references })).toMatchObject({ state: 'live' });
      });

      it('is not placed if its draft has changed, or is somebody else’s', async () => {
        await addDraft('a');
        expect(await place('a', { version: 7 })).toEqual({ kind: 'draft-changed' });
        expect(await place('a', { accountId: accountId + 1 })).toEqual({ kind: 'draft-changed' });
        expect(await listSellerAdverts(db, accountId)).toEqual([]);
      });

      it('that is held is not shown until it is mended', async () => {
        expect(await place('a', { holds: [hold] })).toMatchObject({ state: 'held', holds: [hold] });
        expect(await findAdvert(db, referenceOf('a'))).toBeUndefined();
        expect(await place('a')).toMatchObject({ state: 'live', holds: [] });
        expect(await eventsOf('a')).toEqual(['sent-in', 'held', 'sent-in', 'live']);
      });

      it('stays live as it was while its changes are held', async () => {
        await place('a');
        await saveSellingDraft(db, 'a', { fields, version: 1, at: tuesday });
        const changed = sentOf('a', { version: 2, holds: [hold] });
        const sent = await publishDraft(
          db,
          { ...changed, advert: { ...changed.advert, price: 500 } },
          { at: tuesday, ...limits },
        );
        expect(sent).toMatchObject({ state: 'live', holds: [hold] });
        expect((await findAdvert(db, referenceOf('a')))?.price).toBe(15_950);
      });

      it('remembers the photos that were sent in, also of one that is held', async () => {
        const { advert } = sentOf('a');
        const withPhotos = (...names: string[]) => ({
          advert: { ...advert, pictures: names.map((name) => `photo:${name}`) },
        });
        const sentPhotos = async () => (await findSellerAdvert(db, referenceOf('a')))?.sentPhotos;
        await place('a', { ...withPhotos('x.jpg', 'y.jpg'), holds: [hold] });
        expect(await sentPhotos()).toEqual(['x.jpg', 'y.jpg']);
        await place('a', { ...withPhotos('y.jpg', 'x.jpg'), holds: [hold] }, tuesday);
        expect(await sentPhotos()).toEqual(['y.jpg', 'x.jpg']);
        expect(await eventsOf('a')).toEqual(['sent-in', 'held', 'sent-in', 'held']);
      });

      it('is refused beyond three live ones, also of several at once', async () => {
        for (const id of ['a', 'b', 'c', 'd', 'e']) await addDraft(id);
        const all = await Promise.all(['a', 'b', 'c', 'd', 'e'].map((id) => place(id)));
        expect(all.filter(({ kind }) => kind === 'placed')).toHaveLength(3);
        expect(all.filter(({ kind }) => kind === 'too-many-live')).toHaveLength(2);
      });

      it('is refused beyond five in twelve months', async () => {
        for (const id of ['a', 'b', 'c', 'd', 'e']) {
          await place(id);
          await endSellerAdvert(
            db,
            { publicReference: referenceOf(id), accountId, at: monday },
            { from: ['live'], to: 'sold', why: null },
          );
        }
        expect(await place('f')).toEqual({ kind: 'too-many-in-a-year' });
        expect(await place('g', {}, '2027-12-01T09:00:00.000Z')).toMatchObject({ kind: 'placed' });
      });

      it('is paused, comes back with its days, and is sold', async () => {
        await place('a');
        const change = { publicReference: referenceOf('a'), accountId, at: tuesday };
        expect(await endSellerAdvert(db, change, { from: ['live'], to: 'paused', why: null })).toBe(true);
        expect((await findAdvert(db, referenceOf('a')))?.status).toBe('ended');
        expect(await endSellerAdvert(db, change, { from: ['live'], to: 'paused', why: null })).toBe(false);
        expect(await place('a', {}, tuesday)).toMatchObject({ state: 'live' });
        expect((await findAdvert(db, referenceOf('a')))?.listedAt).toBe(monday);
        await endSellerAdvert(db, change, { from: ['live'], to: 'sold', why: 'Sold here' });
        expect(await findSellerAdvert(db, referenceOf('a'))).toMatchObject({
          state: 'sold',
          stateSince: tuesday,
        });
        expect(await eventsOf('a')).toEqual(['sent-in', 'live', 'paused', 'sent-in', 'live', 'sold']);
      });

      it('cannot be changed by anybody else', async () => {
        await place('a');
        const change = { publicReference: referenceOf('a'), accountId: accountId + 1, at: tuesday };
        expect(await endSellerAdvert(db, change, { from: ['live'], to: 'sold', why: null })).toBe(false);
        expect(await changeSellerPrice(db, change, { price: 9000, isPriceMeant: false })).toBe(false);
      });

      it('gets another price in its draft too', async () => {
        await place('a');
        const change = { publicReference: referenceOf('a'), accountId, at: tuesday };
        expect(await changeSellerPrice(db, change, { price: 14_950, isPriceMeant: false })).toBe(true);
        const advert = await findAdvert(db, referenceOf('a'));
        expect(advert?.priceHistory.map(({ price }) => price)).toEqual([15_950, 14_950]);
        expect((await findSellingDraft(db, 'a'))?.fields.price).toBe('14950');
        expect((await findSellerAdvert(db, referenceOf('a')))?.sentVersion).toBe(2);
        expect(await listAdvertEvents(db, referenceOf('a'))).toContainEqual({
          at: tuesday,
          actor: 'seller',
          kind: 'price-changed',
          why: '€15,950 → €14,950',
        });
      });

      it.each(['withdrawn', 'paused'] as const)(
        'of the same plate goes on where the %s one stopped',
        async (to) => {
          await place('a');
          const change = { publicReference: referenceOf('a'), accountId, at: monday };
          await endSellerAdvert(db, change, { from: ['live'], to, why: null });
          await addDraft('again');
          const same = { ...sentOf('a'), draftId: 'again' };
          const placed = await publishDraft(db, same, { at: tuesday, ...limits });
          expect(placed).toMatchObject({ publicReference: referenceOf('a'), state: 'live' });
          expect((await findAdvert(db, referenceOf('a')))?.listedAt).toBe(monday);
          expect(await findSellingDraft(db, 'a')).toBeUndefined();
          expect(await listSellerAdverts(db, accountId)).toHaveLength(1);
        },
      );

      it('of the same plate goes on also if it was held until the other one ended', async () => {
        await place('a');
        await addDraft('again');
        const same = { ...sentOf('a'), draftId: 'again' };
        const held = await publishDraft(db, { ...same, holds: [hold] }, { at: monday, ...limits });
        expect(held).toMatchObject({ publicReference: referenceOf('again'), state: 'held' });
        const change = { publicReference: referenceOf('a'), accountId, at: monday };
        await endSellerAdvert(db, change, { from: ['live'], to: 'withdrawn', why: null });
        const placed = await publishDraft(db, same, { at: tuesday, ...limits });
        expect(placed).toMatchObject({ publicReference: referenceOf('a'), state: 'live' });
        expect((await findAdvert(db, referenceOf('a')))?.listedAt).toBe(monday);
        expect(await listSellerAdverts(db, accountId)).toHaveLength(1);
      });
    });

    it('is exported for the person, and erased with the account', async () => {
      await place('a');
      const data = await exportPerson(db, 'niamh@example.ie');
      expect(data.account?.drafts.map(({ id }) => id)).toEqual(['a']);
      expect(data.account?.advertEvents.map(({ kind }) => kind)).toEqual(['sent-in', 'live']);
      expect(data.adverts.map(({ publicReference }) => publicReference)).toEqual([referenceOf('a')]);
      await erasePerson(db, 'niamh@example.ie', { at: tuesday, by: 'operator', reason: 'asked' });
      expect(await findSellingDraft(db, 'a')).toBeUndefined();
      expect((await findAdvert(db, referenceOf('a')))?.status).toBe('ended');
    });
  });
}
