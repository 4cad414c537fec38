import { addReviews, upsertDealers } from '@forecourt/store';
import { openEmptyDatabase } from '@forecourt/store/testing';
import { expect, test } from 'vitest';
import { exampleDealer } from '../testing/example-dealer.ts';
import { createReputationService } from './reputation-service.ts';

test('a dealer’s reviews stay while the database is unreachable; reviews never read are not made up', async () => {
  const db = await openEmptyDatabase();
  const { id: _, ...dealer } = exampleDealer();
  const [dealerId = 0] = await upsertDealers(db, [dealer]);
  const review = {
    dealerId,
    author: 'Aoife',
    rating: 4,
    title: 'Good',
    body: 'They kept their word.',
    writtenAt: '2026-03-14T10:00:00.000Z',
    reply: null,
    state: 'published' as const,
  };
  await addReviews(db, [review]);
  const reputation = createReputationService(db);
  const known = [
    await reputation.rating(dealerId),
    await reputation.reviews(dealerId, { limit: 5, offset: 0 }),
  ];
  expect(known).toMatchObject([{ count: 1 }, [{ title: 'Good' }]]);
  await db.close();
  expect(await reputation.rating(dealerId)).toEqual(known[0]);
  expect(await reputation.reviews(dealerId, { limit: 5, offset: 0 })).toEqual(known[1]);
  expect(await reputation.reviews(dealerId, { limit: 5, offset: 5 })).toBeNull();
});
