import { type AdvertDraft, publicReferenceOf } from '@forecourt/domain';
import { beforeEach, describe, expect, it } from 'vitest';
import { endAdverts } from '../advert/end-adverts.ts';
import { countAdverts, findAdvert } from '../advert/find-adverts.ts';
import { findAdvertsByPlate } from '../advert/find-by-plate.ts';
import { groupDealerStock, groupLiveStock } from '../advert/live-stock.ts';
import { readAdvertAddresses } from '../advert/read-advert-addresses.ts';
import { readSearchableAdverts } from '../advert/read-searchable-adverts.ts';
import { upsertAdverts } from '../advert/upsert-adverts.ts';
import { latestSequence, readChanges } from '../change/read-changes.ts';
import type { Database } from '../database/database.ts';
import { countDealers, findDealer, listDealers } from '../dealer/find-dealers.ts';
import { upsertDealers } from '../dealer/upsert-dealers.ts';
import { listActions } from '../takedown/operator-log.ts';
import { restore, type TakedownTarget, takeDown } from '../takedown/take-down.ts';
import { exampleAdvert, exampleDealer, golf } from './examples.ts';

const monday = '2026-11-09T09:00:00.000Z';
const tuesday = '2026-11-10T09:00:00.000Z';
const decision = { at: tuesday, by: 'aoife', reason: 'reported as stolen' };

const referenceOf = (name: string, source = 'example') => publicReferenceOf(source, name);
const advertNamed = (name: string): TakedownTarget => ({ scope: 'advert', subject: referenceOf(name) });
const plated = (name: string, changes: Partial<AdvertDraft> = {}) =>
  exampleAdvert(name, { vehicle: { ...golf, registration: '191-C-12345' }, ...changes });

export function describeTakedownContract(open: () => Promise<Database>): void {
  describe('taking down', () => {
    let db: Database;
    const statusOf = async (name: string, source?: string) =>
      (await findAdvert(db, referenceOf(name, source)))?.status;
    const feed = (...drafts: AdvertDraft[]) => upsertAdverts(db, drafts, { at: tuesday });
    beforeEach(async () => {
      db = await open();
      await upsertAdverts(db, [exampleAdvert('a'), exampleAdvert('b')], { at: monday });
    });

    it('hides an advert from everything visitors see', async () => {
      expect(await takeDown(db, advertNamed('a'), 'hidden', decision)).toBe(1);
      expect(await statusOf('a')).toBe('ended');
      expect(await countAdverts(db)).toEqual({ live: 1, ended: 1 });
      expect(await groupLiveStock(db)).toMatchObject([{ count: 1 }]);
      for await (const batch of readSearchableAdverts(db)) expect(batch).toHaveLength(1);
      for await (const batch of readAdvertAddresses(db, { from: '', below: null }))
        expect(batch).toHaveLength(1);
    });

    it('hides the seller’s text, pictures, numbers and plate from visitors', async () => {
      await feed(plated('a'));
      await takeDown(db, advertNamed('a'), 'hidden', decision);
      const shown = await findAdvert(db, referenceOf('a'));
      expect(shown).toMatchObject({ title: '2019 Volkswagen Golf', description: '', pictures: [] });
      expect(shown?.seller).toEqual({ kind: 'private', name: '', phone: null, email: null });
      expect(shown?.vehicle).toMatchObject({ make: 'Volkswagen', registration: null, equipment: null });
      expect(await findAdvertsByPlate(db, '191C12345')).toEqual([]);
    });

    it('notifies running sites, also of what is restored', async () => {
      const before = await latestSequence(db);
      await takeDown(db, advertNamed('a'), 'hidden', decision);
      await restore(db, advertNamed('a'), decision);
      expect((await readChanges(db, before, 10)).map(({ kind }) => kind)).toEqual(['ended', 'added']);
    });

    it.each(['hidden', 'blocked'] as const)(
      'keeps a %s advert off the site whatever its feed says',
      async (kind) => {
        await takeDown(db, advertNamed('a'), kind, decision);
        expect(await feed(exampleAdvert('a'), exampleAdvert('b'))).toMatchObject({
          unchanged: 2,
          takenDown: 1,
        });
        expect(await feed(exampleAdvert('a', { price: 1 }))).toMatchObject({ changed: 1, takenDown: 1 });
        await endAdverts(db, [referenceOf('a')], { at: tuesday });
        expect(await feed(exampleAdvert('a'))).toMatchObject({ added: 1, takenDown: 1 });
        expect(await feed(exampleAdvert('a', { source: 'other' }))).toMatchObject({ added: 1, takenDown: 0 });
        expect([await statusOf('a'), await statusOf('b'), await statusOf('a', 'other')]).toEqual([
          'ended',
          'live',
          'live',
        ]);
      },
    );

    it('restores what the feed says by then', async () => {
      await takeDown(db, advertNamed('a'), 'hidden', decision);
      await takeDown(db, advertNamed('b'), 'hidden', decision);
      await feed(exampleAdvert('a', { price: 12_000 }));
      await endAdverts(db, [referenceOf('b')], { at: tuesday });
      expect(await restore(db, advertNamed('a'), decision)).toEqual({ kind: 'restored', adverts: 1 });
      expect(await restore(db, advertNamed('b'), decision)).toEqual({ kind: 'restored', adverts: 0 });
      expect(await findAdvert(db, referenceOf('a'))).toMatchObject({ status: 'live', price: 12_000 });
      expect(await statusOf('b')).toBe('ended');
    });

    it('says when there is nothing to restore', async () => {
      expect(await restore(db, advertNamed('a'), decision)).toEqual({ kind: 'not-taken-down' });
      expect(await listActions(db, { scope: 'advert' })).toEqual([]);
    });

    it('blocks a vehicle by its plate within its source, now and later', async () => {
      await feed(plated('a'), plated('same car'));
      expect(await takeDown(db, advertNamed('a'), 'blocked', decision)).toBe(2);
      const later = { vehicle: { ...golf, registration: '191 c 12345' } };
      expect(await feed(exampleAdvert('c', later), plated('d', { source: 'other' }))).toMatchObject({
        added: 2,
        takenDown: 1,
      });
      expect([await statusOf('c'), await statusOf('d', 'other')]).toEqual(['ended', 'live']);
      expect(await restore(db, advertNamed('a'), decision)).toEqual({ kind: 'restored', adverts: 3 });
    });

    it('hides an advert without its plate', async () => {
      await feed(plated('a'), plated('same car'));
      expect(await takeDown(db, advertNamed('a'), 'hidden', decision)).toBe(1);
    });

    it('takes a dealer down with its current and future adverts, and restores them all', async () => {
      const [dealerId = 0] = await upsertDealers(db, [exampleDealer('one')]);
      const dealer: TakedownTarget = { scope: 'dealer', subject: String(dealerId) };
      const ofDealer = (name: string) => exampleAdvert(name, { seller: { kind: 'trade', dealerId } });
      await feed(ofDealer('a'), ofDealer('c'));
      expect(await takeDown(db, dealer, 'hidden', decision)).toBe(2);
      expect(await feed(ofDealer('d'))).toMatchObject({ added: 1, takenDown: 1 });
      expect([await findDealer(db, dealerId), await listDealers(db), await countDealers(db)]).toEqual([
        undefined,
        [],
        0,
      ]);
      expect(await findDealer(db, dealerId, { forOperator: true })).toMatchObject({ id: dealerId });
      expect(await groupDealerStock(db)).toEqual([]);
      expect(await restore(db, dealer, decision)).toEqual({ kind: 'restored', adverts: 3 });
      expect(await groupDealerStock(db)).toMatchObject([{ dealerId, count: 3 }]);
    });

    it('takes a source down with its adverts and dealers', async () => {
      await upsertDealers(db, [exampleDealer('one'), exampleDealer('two', { source: 'other' })]);
      const source: TakedownTarget = { scope: 'source', subject: 'example' };
      expect(await takeDown(db, source, 'hidden', decision)).toBe(2);
      expect(await feed(exampleAdvert('c'), exampleAdvert('c', { source: 'other' }))).toMatchObject({
        takenDown: 1,
      });
      expect((await listDealers(db)).map(({ source }) => source)).toEqual(['other']);
      expect(await restore(db, source, decision)).toEqual({ kind: 'restored', adverts: 3 });
    });

    it('keeps one decision when another about the same advert is undone', async () => {
      const source: TakedownTarget = { scope: 'source', subject: 'example' };
      await takeDown(db, advertNamed('a'), 'blocked', decision);
      await takeDown(db, source, 'hidden', decision);
      expect(await restore(db, source, decision)).toEqual({ kind: 'restored', adverts: 1 });
      expect(await statusOf('a')).toBe('ended');
    });

    it('keeps a log of who did what, when and why', async () => {
      await takeDown(db, advertNamed('a'), 'hidden', decision);
      await restore(db, advertNamed('a'), { ...decision, by: 'seán', reason: '' });
      expect(await listActions(db, advertNamed('a'))).toEqual([
        { ...advertNamed('a'), at: tuesday, by: 'seán', action: 'restore', reason: '' },
        { ...advertNamed('a'), ...decision, action: 'hide' },
      ]);
    });
  });
}
