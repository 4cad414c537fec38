import { expect, test } from 'vitest';
import { daysOnSale, priceChanges } from './price-changes.ts';

const at = (day: number) => `2026-11-0${day}T09:00:00.000Z`;

const changes = (...prices: (number | null)[]) =>
  priceChanges({ priceHistory: prices.map((price, index) => ({ at: at(index + 1), price })) });

test('a change is measured against the price before it', () => {
  expect(changes(15_000, 14_500)).toEqual([
    { at: at(1), price: 15_000, difference: null },
    { at: at(2), price: 14_500, difference: -500 },
  ]);
});

test('the same price stated again is not a change', () => {
  expect(changes(15_000, 15_000, 15_000)).toHaveLength(1);
});

test('POA cannot be compared', () => {
  expect(changes(15_000, null, 14_000).map(({ difference }) => difference)).toEqual([null, null, null]);
});

test('days are counted to now, or to the end', () => {
  const now = new Date('2026-11-15T08:00:00Z');
  expect(daysOnSale({ listedAt: at(1), endedAt: null }, now)).toBe(14);
  expect(daysOnSale({ listedAt: at(1), endedAt: at(4) }, now)).toBe(3);
});

test('a day begins at midnight in Ireland, however few hours have passed', () => {
  const now = new Date('2026-07-01T06:00:00Z');
  expect(daysOnSale({ listedAt: '2026-06-30T22:30:00Z', endedAt: null }, now)).toBe(1);
  expect(daysOnSale({ listedAt: '2026-06-30T23:30:00Z', endedAt: null }, now)).toBe(0);
});

test('a clock that is behind does not make days negative', () => {
  expect(daysOnSale({ listedAt: at(5), endedAt: null }, new Date(at(1)))).toBe(0);
});
