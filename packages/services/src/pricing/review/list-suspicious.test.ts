import type { SearchableAdvert } from '@forecourt/domain';
import { exampleAdvert } from '@forecourt/domain/testing';
import { expect, test } from 'vitest';
import { listSuspicious } from './list-suspicious.ts';

const now = new Date('2026-11-16T12:00:00Z');

/** Forty of a kind, asking about €15,000. */
const market: SearchableAdvert[] = Array.from({ length: 40 }, (_, index) => ({
  ...exampleAdvert,
  publicReference: `aaaaaaaaaa${String(index).padStart(2, '0')}`,
  price: 14_500 + index * 25,
}));

const listed = (odd: Partial<SearchableAdvert>) =>
  listSuspicious([...market, { ...exampleAdvert, publicReference: 'bbbbbbbbbbbb', ...odd }], now);

test('an ordinary market needs no look', () => {
  expect(listed({ price: 15_000 })).toEqual([]);
});

test('a price far below the market is listed with what similar ones ask', () => {
  const [found] = listed({ price: 4000 });
  expect(found).toMatchObject({ publicReference: 'bbbbbbbbbbbb', price: 4000 });
  expect(found?.reasons).toEqual([expect.stringMatching(/^Similar ones ask about €1[45],\d00\.$/)]);
});

test('so are values that cannot be right, and words that ask for an unsafe payment', () => {
  const description = 'Send the deposit by gift card and I will ship it.';
  expect(listed({ price: 15_000, doubted: ['mileage'], description })[0]?.reasons).toEqual([
    'Its mileage is hard to believe.',
    'Its words ask for an unsafe payment.',
  ]);
});

test('the most suspicious comes first', () => {
  const adverts = [
    ...market,
    ...[6000, 1].map((price) => ({ ...exampleAdvert, publicReference: `${price}`, price })),
  ];
  expect(listSuspicious(adverts, now).map(({ price }) => price)).toEqual([1, 6000]);
});
