import { expect, test, vi } from 'vitest';
import { exampleAdvert } from '../testing/example-advert.ts';
import { fakeServices } from '../testing/fake-services.ts';
import { findPricesByYear } from './prices-by-year.ts';

const example = exampleAdvert();
let count = 0;
const advert = (year: number, price: number | null) =>
  exampleAdvert({
    publicReference: String(++count).padStart(12, '0'),
    price,
    vehicle: { ...example.vehicle, year },
  });
const pricesOf = (adverts: ReturnType<typeof advert>[]) =>
  findPricesByYear(fakeServices(adverts).search, { channel: 'Car' }, 2026);

test('the median is the price in the middle, and a price on application does not count', async () => {
  const prices = [9000, 30_000, 10_000, 12_000, 11_000, null];
  const found = await pricesOf(prices.map((price) => advert(2020, price)));
  expect(found.map(({ year, median, count: of }) => ({ year, median, of }))).toEqual([
    { year: 2020, median: 11_000, of: 5 },
  ]);
});

test('the median of many adverts is found within the pages that a search returns', async () => {
  const adverts = Array.from({ length: 301 }, (_, index) => advert(2019, 10_000 + index * 10));
  const { search } = fakeServices(adverts);
  await vi.waitFor(async () => expect((await search.search({ channel: 'Car' })).total).toBe(301));
  const [found] = await findPricesByYear(search, { channel: 'Car' }, 2026);
  expect(found?.median).toBe(11_500);
});

test('a year with too few adverts, or long ago, is left out', async () => {
  const few = [1, 2, 3, 4].map((each) => advert(2021, each * 1000));
  const old = [1, 2, 3, 4, 5].map((each) => advert(2010, each * 1000));
  expect(await pricesOf([...few, ...old])).toEqual([]);
});
