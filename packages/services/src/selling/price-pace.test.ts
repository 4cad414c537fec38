import { type Advert, publicReferenceOf } from '@forecourt/domain';
import { exampleAdvert } from '@forecourt/domain/testing';
import { type Database, endAdverts, findAdvert, upsertAdverts } from '@forecourt/store';
import { openEmptyDatabase } from '@forecourt/store/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { pricingOver } from '../testing/pricing-over.ts';
import { createPaceFinder, type FindPace } from './price-pace.ts';

const now = Date.parse('2026-11-17T12:00:00.000Z');
const dayMs = 86_400_000;
const golf = { channel: 'Car', make: 'Volkswagen', model: 'Golf', body: 'Hatchback', year: 2019 } as const;
let db: Database;
let find: FindPace;

/** Three prices: nearly all at the lowest go in ten days or so, those in the middle in forty, and the highest stay. */
const prices = [13_000, 16_000, 19_500];
const drafts = Array.from({ length: 180 }, (_, index) => {
  const { source, ...advert } = exampleAdvert;
  return {
    ...advert,
    source,
    sourceReference: `golf ${index}`,
    price: prices[index % 3] ?? 0,
    vehicle: { ...advert.vehicle, ...golf, fuel: 'Diesel' as const, mileage: 80_000, registration: null },
    seller: { kind: 'private' as const, name: 'A', phone: null, email: null },
  };
});

beforeAll(async () => {
  db = await openEmptyDatabase();
  const listed = now - 80 * dayMs;
  const at = (days: number) => new Date(listed + days * dayMs).toISOString();
  await upsertAdverts(db, drafts, { at: at(0) });
  const references = drafts.map(({ source, sourceReference }) => publicReferenceOf(source, sourceReference));
  // One of another model ended early, so that everything since has been watched.
  await upsertAdverts(
    db,
    drafts.slice(0, 1).map((draft) => ({ ...draft, sourceReference: 'first' })),
    { at: at(-2) },
  );
  await endAdverts(db, [publicReferenceOf(exampleAdvert.source, 'first')], { at: at(-1) });
  for (const [index, reference] of references.entries()) {
    const days = [10 + (index % 9), 40 + (index % 9)][index % 3];
    if (days !== undefined && index >= 9) await endAdverts(db, [reference], { at: at(days) });
  }
  const adverts = await Promise.all(references.map((reference) => findAdvert(db, reference)));
  const asLive = adverts.map((advert): Advert => ({ ...(advert as Advert), status: 'live', endedAt: null }));
  find = createPaceFinder({ db, pricing: pricingOver(asLive, new Date(now)), now: () => now });
});
afterAll(() => db.close());

it('tells how quickly adverts of the model went, by the step of their price', async () => {
  const pace = await find(golf);
  expect(pace).toMatchObject({ basis: 'model', years: { from: 2017, to: 2021 } });
  expect(
    pace?.steps.map(({ step, within30, within60 }) => [
      step,
      Number(within30.toFixed(6)),
      Number(within60.toFixed(6)),
    ]),
  ).toEqual([
    ['great', 0.95, 0.95],
    ['fair', 0, 0.95],
    ['very-high', 0, 0],
  ]);
});

it('says nothing about a vehicle without enough adverts', async () => {
  expect(await find({ ...golf, year: 1990 })).toBeNull();
  expect(await find({ ...golf, channel: 'Bike' })).toBeNull();
});
