import type { Advert, AdvertDraft } from '@forecourt/domain';
import { exampleAdvert } from '@forecourt/domain/testing';
import {
  acceptAdvert,
  closeCases,
  type Database,
  endAdverts,
  findAdvert,
  listOpenCases,
  takeDown,
  upsertAdverts,
} from '@forecourt/store';
import { openEmptyDatabase } from '@forecourt/store/testing';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { pricingOver } from '../testing/pricing-over.ts';
import { createFeedChecks } from './check-feeds.ts';

const now = new Date('2026-11-17T12:00:00.000Z');
const at = now.toISOString();
const market = Array.from({ length: 60 }, (_, index): Advert => {
  const price = 15_000 + ((index * 7) % 41) * 50;
  return { ...exampleAdvert, publicReference: `golf00000${String(index).padStart(3, '0')}`, price };
});

let db: Database;
let check: ReturnType<typeof createFeedChecks>;
beforeEach(async () => {
  db = await openEmptyDatabase();
  check = createFeedChecks({
    db,
    market: pricingOver(market, now),
    isMarketReady: () => true,
    now: () => now.getTime(),
  });
});
afterEach(async () => {
  await db.close();
});

function send(sourceReference: string, changes: Partial<AdvertDraft> = {}): Promise<unknown> {
  const { vehicle } = exampleAdvert;
  const draft: AdvertDraft = {
    ...exampleAdvert,
    seller: { kind: 'private', name: sourceReference, phone: null, email: null },
    pictures: [],
    price: 15_500,
    vehicle: { ...vehicle, registration: null },
    ...changes,
    source: 'feed',
    sourceReference,
  };
  return upsertAdverts(db, [draft], { at });
}

const waiting = async () =>
  (await listOpenCases(db, { limit: 50 })).map(({ findings }) => findings.map(({ rule }) => rule).join(' '));

it('looks at the whole market once, then at what changes', async () => {
  await send('plain');
  await send('cheap', { price: 3000 });
  expect(await check()).toBe(2);
  expect(await waiting()).toEqual(['far-under']);
  expect(await check()).toBe(0);
  await send('words', { description: 'Pay by Western Union.' });
  expect(await check()).toBe(1);
  expect(await waiting()).toEqual(['far-under', 'fraud-phrase']);
});

it('marks and never blocks', async () => {
  await send('cheap', { price: 3000 });
  await check();
  const [found] = await listOpenCases(db, { limit: 1 });
  expect((await findAdvert(db, found?.publicReference ?? ''))?.status).toBe('live');
});

it('stops asking when the advert is mended, ended, or accepted as it is', async () => {
  await send('mended', { price: 3000 });
  await send('ended', { price: 3100 });
  await send('accepted', { price: 3200 });
  await check();
  expect(await waiting()).toHaveLength(3);
  const cases = await listOpenCases(db, { limit: 3 });
  const adverts = await Promise.all(cases.map((each) => findAdvert(db, each.publicReference ?? '')));
  const accepted = cases[adverts.findIndex((advert) => advert?.price === 3200)];
  const ended = adverts.find((advert) => advert?.price === 3100);
  const { publicReference, fingerprint } = accepted ?? {};
  await acceptAdvert(db, {
    publicReference: publicReference ?? '',
    fingerprint: fingerprint ?? '',
    at,
    by: 'tom',
    note: '',
  });
  await closeCases(db, ['feed'], [publicReference ?? ''], { at });
  await endAdverts(db, [ended?.publicReference ?? ''], { at });
  await send('mended');
  await send('accepted', { price: 3200, isFeatured: true });
  await check();
  expect(await waiting()).toEqual([]);
  // Another price is another question.
  await send('accepted', { price: 3300 });
  await check();
  expect(await waiting()).toEqual(['far-under']);
});

it('keeps what the office has hidden in the queue', async () => {
  await send('cheap', { price: 3000 });
  await check();
  const [found] = await listOpenCases(db, { limit: 1 });
  const target = { scope: 'advert', subject: found?.publicReference ?? '' } as const;
  await takeDown(db, target, 'hidden', { at, by: 'tom', reason: 'a look' });
  await check();
  expect(await waiting()).toEqual(['far-under']);
});

it('compares adverts with each other', async () => {
  const description =
    'We bought it new in Mallow and had every service there, the last one in May, with a new timing belt and four tyres. The boot has never carried a dog, and it is sold with its two keys.';
  const seller = { kind: 'private', name: 'Ann', phone: null, email: 'ann@example.ie' } as const;
  const { vehicle } = exampleAdvert;
  const plated = { ...vehicle, registration: `${vehicle.year - 2000}1-D-77`, mileage: 90_000 };
  await send('first', { description, seller, vehicle: plated });
  await check();
  const later = new Date(now.getTime() + 1000).toISOString();
  await upsertAdverts(
    db,
    [
      {
        ...exampleAdvert,
        pictures: [],
        price: 15_500,
        description: description.toUpperCase(),
        seller: { ...seller, email: 'bob@example.ie' },
        vehicle: { ...plated, mileage: 60_000 },
        source: 'feed',
        sourceReference: 'second',
      },
    ],
    { at: later },
  );
  await check();
  expect(await waiting()).toEqual(['plate-elsewhere mileage-below copied-words']);
});
