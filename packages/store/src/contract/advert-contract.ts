import { type Advert, type AdvertDraft, publicReferenceOf, searchableAttributes } from '@forecourt/domain';
import { beforeEach, describe, expect, it } from 'vitest';
import { inputColumns } from '../advert/advert-columns.ts';
import { buildAdvertInput } from '../advert/advert-input.ts';
import { endAdverts, findUnseenAdverts } from '../advert/end-adverts.ts';
import { countAdverts, findAdvert, findAdverts } from '../advert/find-adverts.ts';
import { findAdvertsByPlate } from '../advert/find-by-plate.ts';
import {
  findSearchableAdverts,
  findStatedPrices,
  readSearchableAdverts,
} from '../advert/read-searchable-adverts.ts';
import { storeAdverts } from '../advert/store-adverts.ts';
import { upsertAdverts, upsertInputs } from '../advert/upsert-adverts.ts';
import type { Database } from '../database/database.ts';
import { encodeColumn } from '../database/unnest-rows.ts';
import { upsertDealers } from '../dealer/upsert-dealers.ts';
import { exampleAdvert, exampleDealer } from './examples.ts';

const monday = '2026-11-09T09:00:00.000Z';
const tuesday = '2026-11-10T09:00:00.120Z';
const wednesday = '2026-11-11T09:00:00.007Z';
const referenceOf = (reference: string) => publicReferenceOf('example', reference);

export function describeAdvertContract(open: () => Promise<Database>): void {
  describe('adverts', () => {
    let db: Database;
    beforeEach(async () => {
      db = await open();
    });

    it('are returned as they were stated', async () => {
      const draft = exampleAdvert('a');
      await upsertAdverts(db, [draft], { at: monday });
      expect(await findAdvert(db, referenceOf('a'))).toEqual({
        ...draft,
        publicReference: referenceOf('a'),
        status: 'live',
        listedAt: monday,
        updatedAt: monday,
        endedAt: null,
        priceHistory: [{ at: monday, price: 15_950 }],
      });
    });

    it('are counted as added, changed and unchanged', async () => {
      await upsertAdverts(db, [exampleAdvert('a'), exampleAdvert('b')], { at: monday });
      const drafts = [exampleAdvert('a'), exampleAdvert('b', { title: 'New title' }), exampleAdvert('c')];
      const counts = await upsertAdverts(db, drafts, { at: tuesday });
      expect(counts).toMatchObject({ added: 1, changed: 1, unchanged: 1, clashing: [] });
    });

    it('keep their price history when the price changes, and only then', async () => {
      await upsertAdverts(db, [exampleAdvert('a')], { at: monday });
      await upsertAdverts(db, [exampleAdvert('a', { title: 'New title' })], { at: tuesday });
      await upsertAdverts(db, [exampleAdvert('a', { title: 'New title', price: null })], { at: wednesday });
      expect((await findAdvert(db, referenceOf('a')))?.priceHistory).toEqual([
        { at: monday, price: 15_950 },
        { at: wednesday, price: null },
      ]);
    });

    it('keep everything except their live state when they end', async () => {
      await upsertAdverts(db, [exampleAdvert('a')], { at: monday });
      expect(await endAdverts(db, [referenceOf('a')], { at: tuesday })).toBe(1);
      const ended = await findAdvert(db, referenceOf('a'));
      expect([ended?.status, ended?.endedAt, ended?.title]).toEqual([
        'ended',
        tuesday,
        '191 Volkswagen Golf',
      ]);
    });

    it('can become live again with the same content', async () => {
      await upsertAdverts(db, [exampleAdvert('a')], { at: monday });
      await endAdverts(db, [referenceOf('a')], { at: tuesday });
      const counts = await upsertAdverts(db, [exampleAdvert('a')], { at: wednesday });
      const back = await findAdvert(db, referenceOf('a'));
      expect([counts.added, back?.status, back?.endedAt, back?.listedAt]).toEqual([1, 'live', null, monday]);
    });

    it('are missing only if their own source no longer has them', async () => {
      await upsertAdverts(db, [exampleAdvert('a'), exampleAdvert('b')], { at: monday });
      await upsertAdverts(db, [exampleAdvert('c', { source: 'other' })], { at: monday });
      const missed = await findUnseenAdverts(db, 'example', (one) => one === referenceOf('a'));
      expect(missed).toEqual({ live: 2, unseen: [referenceOf('b')] });
    });

    it('never replace another source’s advert with the same public reference', async () => {
      await upsertAdverts(db, [exampleAdvert('a')], { at: monday });
      await db.orm.execute(`update advert set source = 'other', source_reference = 'b', content_hash = ''`);
      const counts = await upsertAdverts(db, [exampleAdvert('a'), exampleAdvert('c')], { at: tuesday });
      expect(counts).toMatchObject({ added: 1, changed: 0, unchanged: 0, clashing: [referenceOf('a')] });
    });

    it('named twice in one batch count once, and the last one wins', async () => {
      const counts = await upsertAdverts(db, [exampleAdvert('a'), exampleAdvert('a', { title: 'Second' })], {
        at: monday,
      });
      expect([counts.added, (await findAdvert(db, referenceOf('a')))?.title]).toEqual([1, 'Second']);
    });

    it('are the same whether their columns were encoded ahead or not, even if some need no writing', async () => {
      const upsertEncoded = (drafts: readonly AdvertDraft[], at: string) =>
        db.transaction((session) => {
          const inputs = drafts.map(buildAdvertInput);
          const ready = new Map(inputColumns.map((column) => [column.key, encodeColumn(inputs, column)]));
          return upsertInputs(session, inputs, { at, ready });
        });
      expect(await upsertEncoded([exampleAdvert('a'), exampleAdvert('b')], monday)).toMatchObject({
        added: 2,
      });
      const repeated = [exampleAdvert('a'), exampleAdvert('b', { title: 'Changed' })];
      const counts = await upsertEncoded(repeated, tuesday);
      expect(counts).toMatchObject({ added: 0, changed: 1, unchanged: 1 });
      const [a, b] = await findAdverts(db, [referenceOf('a'), referenceOf('b')]);
      expect([a?.title, a?.updatedAt, b?.title]).toEqual([exampleAdvert('a').title, monday, 'Changed']);
    });

    it('are found in the order requested, without those that do not exist', async () => {
      await upsertAdverts(db, [exampleAdvert('a'), exampleAdvert('b')], { at: monday });
      const found = await findAdverts(db, [referenceOf('b'), 'nothing', referenceOf('a')]);
      expect(found.map((advert) => advert.sourceReference)).toEqual(['b', 'a']);
    });

    it('are found by their plate in any spelling, including ended ones', async () => {
      const vehicle = { ...exampleAdvert('a').vehicle, registration: '191-D-12345' };
      await upsertAdverts(db, [exampleAdvert('old', { vehicle })], { at: monday });
      await endAdverts(db, [referenceOf('old')], { at: tuesday });
      await upsertAdverts(
        db,
        [
          exampleAdvert('new', { vehicle: { ...vehicle, registration: '191 d 12345' } }),
          exampleAdvert('other', { vehicle: { ...vehicle, registration: '191-D-1234' } }),
        ],
        { at: wednesday },
      );
      const found = await findAdvertsByPlate(db, '191d12345');
      expect(found.map((advert) => advert.sourceReference)).toEqual(['new', 'old']);
      expect(await findAdvertsByPlate(db, ' - ')).toEqual([]);
    });

    it('cannot be requested without a limit', async () => {
      await expect(findAdverts(db, Array(1001).fill('x'))).rejects.toThrow(/At most 1000/);
    });

    it('are all read in batches, except ended ones', async () => {
      const drafts = Array.from({ length: 25 }, (_, index) => exampleAdvert(`n${index}`));
      await upsertAdverts(db, drafts, { at: monday });
      await endAdverts(db, [referenceOf('n7')], { at: tuesday });
      const sizes: number[] = [];
      const seen = new Set<string>();
      for await (const batch of readSearchableAdverts(db, { batchSize: 10 })) {
        sizes.push(batch.length);
        for (const advert of batch) seen.add(advert.publicReference);
      }
      expect(sizes).toEqual([10, 10, 4]);
      expect(seen.size).toBe(24);
    });

    it('are read with all their searchable fields', async () => {
      const filmed = { videoUrl: 'https://videos.example/1', hasSpin: true };
      const drafts = [
        exampleAdvert('trade'),
        exampleAdvert('private', {
          seller: { kind: 'private', name: 'Aoife', phone: null, email: null },
          price: null,
          finance: null,
          pictures: [],
        }),
        exampleAdvert('odd', { price: 75, doubted: ['price'] }),
        exampleAdvert('filmed', { ...filmed, price: 20_000 }),
      ];
      await upsertAdverts(db, drafts, { at: monday });
      await upsertAdverts(db, [exampleAdvert('filmed', { ...filmed, price: 18_000 })], { at: tuesday });
      for await (const batch of readSearchableAdverts(db)) {
        for (const read of batch) {
          const whole = await findAdvert(db, read.publicReference);
          for (const attribute of searchableAttributes) {
            expect([attribute.key, attribute.read(read)]).toEqual([
              attribute.key,
              whole && attribute.read(whole),
            ]);
          }
          const { fingerprint: _, ...seen } = read;
          expect(whole).toMatchObject({ ...seen, pictures: expect.objectContaining(read.pictures) });
        }
      }
      expect.hasAssertions();
    });

    it('have a fingerprint that their prices leave as it is, and everything else that is read changes', async () => {
      await upsertAdverts(db, [exampleAdvert('a')], { at: monday });
      const after = async (change: string) => {
        await db.orm.execute(`update advert set ${change}`);
        const [stated] = await findStatedPrices(db, [referenceOf('a')]);
        for await (const [read] of readSearchableAdverts(db))
          expect(read?.fingerprint ?? null).toBe(stated?.fingerprint);
        return stated?.fingerprint;
      };
      const first = await after('price = 15950');
      expect(first).toBeGreaterThan(0);
      expect(await after(`price = 15000, finance = '{"monthlyPayment": 199}', updated_at = now()`)).toBe(
        first,
      );
      const [dealer] = await upsertDealers(db, [exampleDealer('d')]);
      const others = [
        `channel = 'Commercial'`,
        `title = title || '!'`,
        `description = description || '!'`,
        `vehicle = vehicle || '{"mileage": 12}'`,
        `pictures = pictures || '["drawing:rear"]'`,
        `dealer_id = ${dealer}`,
        `county = 'Sligo'`,
        `town = 'Tubbercurry'`,
        `latitude = latitude + 0.001`,
        `longitude = longitude + 0.001`,
        `listed_at = listed_at + interval '1 day'`,
        `usual = usual || '["seats"]'`,
        `doubted = doubted || '["mileage"]'`,
        `video_url = 'https://videos.example/2'`,
        `has_spin = not has_spin`,
        `price = null`,
      ];
      const seen = new Set([first]);
      for (const change of others) seen.add(await after(change));
      expect(seen.size).toBe(1 + others.length);
    });

    it('have their prices read alone, while they are live', async () => {
      await upsertAdverts(db, [exampleAdvert('a'), exampleAdvert('b'), exampleAdvert('ended')], {
        at: monday,
      });
      await upsertAdverts(db, [exampleAdvert('a', { price: 14_000 })], { at: tuesday });
      await endAdverts(db, [referenceOf('ended')], { at: tuesday });
      const asked = ['a', 'b', 'ended', 'unknown'].map(referenceOf);
      const stated = await findStatedPrices(db, asked);
      const whole = await findSearchableAdverts(db, asked);
      const byReference = (a: { publicReference: string }, b: { publicReference: string }) =>
        a.publicReference < b.publicReference ? -1 : 1;
      expect(stated.sort(byReference)).toEqual(
        whole
          .sort(byReference)
          .map(({ publicReference, fingerprint, price, finance, doubted, priceHistory = [] }) => ({
            publicReference,
            fingerprint,
            prices: { price, finance, doubted, priceHistory },
          })),
      );
      expect(stated.map(({ prices }) => prices.priceHistory.length).sort()).toEqual([0, 2]);
    });

    it('are stored with their history, and only once', async () => {
      const advert: Advert = {
        ...exampleAdvert('old'),
        publicReference: referenceOf('old'),
        status: 'ended',
        listedAt: monday,
        updatedAt: wednesday,
        endedAt: wednesday,
        price: 14_000,
        priceHistory: [
          { at: monday, price: 15_000 },
          { at: tuesday, price: 14_000 },
        ],
      };
      expect(await storeAdverts(db, [advert])).toBe(1);
      expect(await storeAdverts(db, [{ ...advert, title: 'Other' }])).toBe(0);
      expect(await findAdvert(db, referenceOf('old'))).toEqual(advert);
    });

    it('are not half written when a batch fails', async () => {
      const bad = exampleAdvert('bad', { price: 'nonsense' as unknown as number });
      await expect(upsertAdverts(db, [exampleAdvert('a'), bad], { at: monday })).rejects.toThrow();
      expect(await countAdverts(db)).toEqual({ live: 0, ended: 0 });
    });
  });
}
