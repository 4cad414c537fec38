import { publicReferenceOf } from '@forecourt/domain';
import { beforeEach, describe, expect, it } from 'vitest';
import { endAdverts } from '../advert/end-adverts.ts';
import {
  groupDealerMakes,
  groupDealerStock,
  groupLiveReferences,
  groupLiveStock,
} from '../advert/live-stock.ts';
import { readAdvertAddresses } from '../advert/read-advert-addresses.ts';
import { upsertAdverts } from '../advert/upsert-adverts.ts';
import type { Database } from '../database/database.ts';
import { upsertDealers } from '../dealer/upsert-dealers.ts';
import { exampleAdvert, exampleDealer, golf } from './examples.ts';

const monday = '2026-11-09T09:00:00.000Z';
const tuesday = '2026-11-10T09:00:00.120Z';
const referenceOf = (reference: string) => publicReferenceOf('example', reference);

export function describeLiveStockContract(open: () => Promise<Database>): void {
  describe('the live market summary', () => {
    let db: Database;
    beforeEach(async () => {
      db = await open();
    });

    it('counts each model in each county, with the latest change', async () => {
      await upsertAdverts(db, [exampleAdvert('a'), exampleAdvert('gone')], { at: monday });
      const polo = exampleAdvert('p', { vehicle: { ...golf, model: 'Polo' } });
      await upsertAdverts(db, [exampleAdvert('b'), polo], { at: tuesday });
      await endAdverts(db, [referenceOf('gone')], { at: tuesday });
      const place = { channel: 'Car', make: 'Volkswagen', county: 'Cork' };
      expect(await groupLiveStock(db)).toEqual([
        { ...place, model: 'Golf', count: 2, updatedAt: tuesday },
        { ...place, model: 'Polo', count: 1, updatedAt: tuesday },
      ]);
    });

    it('counts what each dealer sells', async () => {
      const [dealerId = 0] = await upsertDealers(db, [exampleDealer('d')]);
      const seller = { kind: 'trade', dealerId } as const;
      const drafts = [exampleAdvert('a', { seller }), exampleAdvert('b', { seller }), exampleAdvert('c')];
      await upsertAdverts(db, drafts, { at: monday });
      expect(await groupDealerStock(db)).toEqual([{ dealerId, channel: 'Car', count: 2, updatedAt: monday }]);
    });

    it('counts what each dealer sells of each make', async () => {
      const [dealerId = 0] = await upsertDealers(db, [exampleDealer('d')]);
      const seller = { kind: 'trade', dealerId } as const;
      const ford = exampleAdvert('c', { seller, vehicle: { ...golf, make: 'Ford', model: 'Focus' } });
      const drafts = [
        exampleAdvert('a', { seller }),
        exampleAdvert('b', { seller }),
        ford,
        exampleAdvert('d'),
      ];
      await upsertAdverts(db, drafts, { at: monday });
      expect(await groupDealerMakes(db)).toEqual([
        { dealerId, channel: 'Car', make: 'Ford', count: 1 },
        { dealerId, channel: 'Car', make: 'Volkswagen', count: 2 },
      ]);
    });

    it('counts references by their first characters', async () => {
      await upsertAdverts(db, [exampleAdvert('a')], { at: monday });
      const prefix = referenceOf('a').slice(0, 2);
      expect(await groupLiveReferences(db)).toEqual([{ prefix, count: 1, updatedAt: monday }]);
    });

    it('returns the addresses of a range in batches, in order, without ended adverts', async () => {
      const drafts = Array.from({ length: 30 }, (_, index) => exampleAdvert(`n${index}`));
      await upsertAdverts(db, drafts, { at: monday });
      const all = drafts.map(({ sourceReference }) => referenceOf(sourceReference)).sort();
      const [from = '', gone = ''] = all.slice(4);
      const below = all[24] ?? null;
      await endAdverts(db, [gone], { at: tuesday });
      const batches: string[][] = [];
      for await (const batch of readAdvertAddresses(db, { from, below, batchSize: 10 })) {
        batches.push(batch.map(({ publicReference }) => publicReference));
      }
      expect(batches.map((batch) => batch.length)).toEqual([10, 9]);
      expect(batches.flat()).toEqual([from, ...all.slice(6, 24)]);
    });

    it('returns every part of an address', async () => {
      await upsertAdverts(db, [exampleAdvert('a')], { at: monday });
      const { value: batch } = await readAdvertAddresses(db, { from: '', below: null }).next();
      expect(batch).toEqual([
        {
          publicReference: referenceOf('a'),
          channel: 'Car',
          vehicle: { make: 'Volkswagen', model: 'Golf' },
          updatedAt: monday,
        },
      ]);
    });
  });
}
