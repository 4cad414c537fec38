import { expect, test } from 'vitest';
import { recentPriceDrop } from './recent-price-drop.ts';

const now = new Date('2026-11-15T12:00:00.000Z');
const history = (...prices: [day: string, price: number | null][]) => ({
  doubted: [],
  priceHistory: prices.map(([day, price]) => ({ at: `${day}T12:00:00.000Z`, price })),
});

test('a drop has its amount and time', () => {
  expect(recentPriceDrop(history(['2026-10-01', 9000], ['2026-11-01', 8500]), now)).toEqual({
    at: '2026-11-01T12:00:00.000Z',
    amount: 500,
  });
});

test.each([
  ['went up again', history(['2026-10-01', 9000], ['2026-11-01', 8500], ['2026-11-02', 9500])],
  ['came down long ago', history(['2026-08-01', 9000], ['2026-09-01', 8500])],
  ['never changed', history(['2026-11-01', 9000])],
  ['is doubted', { ...history(['2026-10-01', 9000], ['2026-11-01', 8500]), doubted: ['price'] as const }],
  ['was ten times as much by mistake', history(['2026-10-01', 90_000], ['2026-11-01', 9000])],
  ['was on application before', history(['2026-10-01', null], ['2026-11-01', 8500])],
])('a price that %s has not dropped', (_, advert) => {
  expect(recentPriceDrop(advert, now)).toBeNull();
});
