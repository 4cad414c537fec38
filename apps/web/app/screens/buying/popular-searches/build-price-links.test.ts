import { expect, test } from 'vitest';
import { buildPriceLinks } from './build-price-links.ts';

const bucket = (from: number, to: number | null, count: number) => ({ from, to, count });

test('a band includes every price from its start to the euro before the next', () => {
  const links = buildPriceLinks('Car', [bucket(5000, 6000, 1200), bucket(9000, 10_000, 34)]);
  expect(links).toEqual([
    { text: '€5,000 to €9,999', count: '1,234', href: '/used-cars?minPrice=5000&maxPrice=9999' },
  ]);
});

test('the first band has no lower bound and the last no upper one', () => {
  const links = buildPriceLinks('Bike', [bucket(0, 100, 1), bucket(60_000, null, 2)]);
  expect(links.map(({ text, href }) => [text, href])).toEqual([
    ['Under €2,000', '/bikes/used?maxPrice=1999'],
    ['€20,000 and over', '/bikes/used?minPrice=20000'],
  ]);
});
