import type { DealerReview } from '@forecourt/domain';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Database } from '../database/database.ts';
import { changeDealer } from '../dealer/change-dealer.ts';
import { addReviews, listPublishedReviews, readDealerRatings } from '../dealer/dealer-reviews.ts';
import { countDealers, findDealer, findDealersOfSource, listDealers } from '../dealer/find-dealers.ts';
import { upsertDealers } from '../dealer/upsert-dealers.ts';
import { exampleDealer } from './examples.ts';

export function describeDealerContract(open: () => Promise<Database>): void {
  describe('dealers', () => {
    let db: Database;
    beforeEach(async () => {
      db = await open();
    });

    it('are returned as they were stated', async () => {
      const draft = exampleDealer('one');
      const [id = 0] = await upsertDealers(db, [draft]);
      expect(await findDealer(db, id)).toEqual({ ...draft, id });
    });

    it('keep their id when they change', async () => {
      const first = await upsertDealers(db, [exampleDealer('one'), exampleDealer('two')]);
      const second = await upsertDealers(db, [
        exampleDealer('two', { name: 'Renamed' }),
        exampleDealer('one'),
      ]);
      expect(second).toEqual(first.toReversed());
      expect((await findDealer(db, first[1] ?? 0))?.name).toBe('Renamed');
    });

    it('keep everything that a change does not mention', async () => {
      const draft = exampleDealer('one');
      const [id = 0] = await upsertDealers(db, [draft]);
      const changed = { ...draft, id, whatsapp: '087 123 4567', services: [] };
      expect(await changeDealer(db, id, { whatsapp: '087 123 4567', services: [] })).toEqual(changed);
      expect(await findDealer(db, id)).toEqual(changed);
      expect(await changeDealer(db, id + 1, { services: [] })).toBeUndefined();
    });

    it('are listed a page at a time', async () => {
      await upsertDealers(
        db,
        ['a', 'b', 'c'].map((reference) => exampleDealer(reference)),
      );
      const page = await listDealers(db, { limit: 2 });
      const rest = await listDealers(db, { after: page.at(-1)?.id ?? 0 });
      expect([...page, ...rest].map((dealer) => dealer.sourceReference)).toEqual(['a', 'b', 'c']);
      expect(await countDealers(db)).toBe(3);
    });

    it('are found by their source’s own references', async () => {
      await upsertDealers(db, [exampleDealer('a'), exampleDealer('a', { source: 'other' })]);
      const found = await findDealersOfSource(db, 'other', ['a', 'b']);
      expect(found.map((dealer) => dealer.source)).toEqual(['other']);
    });

    it('are rated only by published reviews', async () => {
      const [dealerId = 0] = await upsertDealers(db, [exampleDealer('one')]);
      const reviews = [
        review(dealerId, 'Ann', 5, 'published'),
        review(dealerId, 'Ben', 4, 'published'),
        review(dealerId, 'Cat', 4, 'published'),
        review(dealerId, 'Dan', 1, 'pending'),
        review(dealerId, 'Eve', 1, 'rejected'),
      ];
      expect(await addReviews(db, reviews)).toBe(5);
      const rating = { average: 4.3, count: 3, distribution: [1, 2, 0, 0, 0] };
      expect(await readDealerRatings(db)).toEqual(new Map([[dealerId, rating]]));
    });

    it('have no rating without reviews', async () => {
      await upsertDealers(db, [exampleDealer('one')]);
      expect(await readDealerRatings(db)).toEqual(new Map());
    });

    it('keep each review once, with its reply', async () => {
      const [dealerId = 0] = await upsertDealers(db, [exampleDealer('one')]);
      const reply = { body: 'Thank you', writtenAt: '2026-11-10T10:00:00.000Z' };
      const one = { ...review(dealerId, 'Ann', 5, 'published'), reply };
      await addReviews(db, [one]);
      expect(await addReviews(db, [one])).toBe(0);
      expect(await listPublishedReviews(db, { dealerId, limit: 10 })).toEqual([one]);
    });
  });
}

function review(
  dealerId: number,
  author: string,
  rating: number,
  state: DealerReview['state'],
): DealerReview {
  const writtenAt = '2026-11-09T10:00:00.000Z';
  return { dealerId, author, rating, title: 'Title', body: 'Body', writtenAt, reply: null, state };
}
