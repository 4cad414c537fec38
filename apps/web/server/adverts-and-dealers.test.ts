import { publicReferenceOf } from '@forecourt/domain';
import type { AdvertService, DealerService } from '@forecourt/services';
import { createAdvertService, createDealerService, openSearch, type Search } from '@forecourt/services/open';
import { exampleAdvert } from '@forecourt/services/testing';
import { type Database, storeAdverts, upsertDealers } from '@forecourt/store';
import { openEmptyDatabase } from '@forecourt/store/testing';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { createMetrics } from './logging/metrics.ts';
import { marketMaker } from './market/market-maker.ts';
import { createIllustrator } from './media/illustrator.ts';

const car = publicReferenceOf('example', '1');
const endedCar = publicReferenceOf('example', '3');
let db: Database;
let adverts: AdvertService;
let dealers: DealerService;
let search: Search;

beforeAll(async () => {
  db = await openEmptyDatabase();
  await storeAdverts(db, [
    exampleAdvert({ sourceReference: '1' }),
    exampleAdvert({ sourceReference: '2', channel: 'Bike' }),
    exampleAdvert({
      sourceReference: '3',
      status: 'ended',
      endedAt: '2026-11-02T09:00:00.000Z',
    }),
  ]);
  await upsertDealers(
    db,
    marketMaker.dealers({ seed: 7, size: 300, tidiness: 1, now: new Date('2026-11-01') }),
  );
  search = openSearch({ db, log: { info: () => {}, warn: () => {} }, registry: createMetrics().registry });
  await search.start();
  adverts = createAdvertService(search);
  dealers = createDealerService(search.dealers);
});
afterAll(async () => {
  await search.stop();
  await db.close();
});

it('finds an advert by its reference, live or ended', async () => {
  expect((await adverts.find(car))?.status).toBe('live');
  expect((await adverts.find(endedCar))?.status).toBe('ended');
  expect(await adverts.find('zzzzzzzzzzzz')).toBeNull();
});

it('finds several in the requested order', async () => {
  const found = await adverts.findMany([endedCar, 'zzzzzzzzzzzz', car]);
  expect(found.map((advert) => advert.publicReference)).toEqual([endedCar, car]);
});

it('counts and lists the live ones of a channel', async () => {
  expect([
    await adverts.count('Car'),
    await adverts.count('Bike'),
    await adverts.count('Commercial'),
  ]).toEqual([1, 1, 0]);
  expect((await adverts.latest('Car', 5)).map((advert) => advert.publicReference)).toEqual([car]);
});

it('returns null for an unknown dealer', async () => {
  expect(await dealers.find(999_999)).toBeNull();
  expect(await dealers.findMany([999_999])).toEqual(new Map());
});

it('finds several dealers at once', async () => {
  const found = await dealers.findMany([2, 1, 2]);
  expect(found.get(1)).toEqual(await dealers.find(1));
  expect([...found.keys()]).toEqual([2, 1]);
});

it('shows an advert that is stored later as soon as the index is updated', async () => {
  await storeAdverts(db, [exampleAdvert({ sourceReference: '4', channel: 'Commercial' })]);
  await vi.waitFor(async () => expect(await adverts.count('Commercial')).toBe(1), { timeout: 20_000 });
  expect(await adverts.latest('Commercial', 5)).toHaveLength(1);
});

it('draws the logo of a dealer that has one, and of no other', async () => {
  const illustrator = createIllustrator(search.dealers);
  const [withLogo] = marketMaker
    .dealers({ seed: 7, size: 300, tidiness: 1, now: new Date('2026-11-01') })
    .filter((dealer) => dealer.logoUrl);
  expect(await illustrator.dealerLogo(withLogo?.sourceReference ?? '')).toContain('<svg');
  expect(await illustrator.dealerLogo('dealer-9999')).toBeNull();
});

it('draws every view of a vehicle and no other', () => {
  const illustrator = createIllustrator(search.dealers);
  expect(illustrator.vehicle(exampleAdvert(), 'side')).toContain('<svg');
  expect(illustrator.vehicle(exampleAdvert(), 'below')).toBeNull();
  expect(illustrator.placeholder('dealers')).toContain('<svg');
  expect(illustrator.article('winter', 'x')).toContain('<svg');
});
