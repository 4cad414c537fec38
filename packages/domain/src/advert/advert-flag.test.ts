import { expect, test } from 'vitest';
import { advertFlag, priceCutFlag, priceCutShareFlag } from './advert-flag.ts';

const now = new Date('2026-11-15T12:00:00.000Z');
const at = (day: string) => `${day}T13:00:00.000Z`;
const cut = [
  { at: at('2026-10-01'), price: 9000 },
  { at: at('2026-11-01'), price: 8450 },
];

test('an advert is new for a day', () => {
  expect(advertFlag({ listedAt: at('2026-11-14'), priceHistory: [], doubted: [] }, now)).toBe('Just in');
  expect(advertFlag({ listedAt: at('2026-11-13'), priceHistory: [], doubted: [] }, now)).toBeNull();
});

test('a price cut comes before being new', () => {
  const advert = { listedAt: at('2026-11-14'), priceHistory: cut, doubted: [] };
  expect(advertFlag(advert, now)).toBe('Price cut €550');
  expect(priceCutFlag(advert, now)).toBe('Price cut €550');
});

test('an old price cut is not flagged', () => {
  const later = new Date('2026-12-15T12:00:00.000Z');
  expect(priceCutFlag({ priceHistory: cut, doubted: [] }, later)).toBeNull();
});

test('among cuts by their share, every cut is flagged with its share, and an old one with its month', () => {
  const advert = { price: 8450, priceHistory: cut, doubted: [] };
  expect(priceCutShareFlag(advert, now)).toBe('Price cut 6%');
  expect(priceCutShareFlag(advert, new Date('2026-12-15T12:00:00.000Z'))).toBe('Price cut 6% in Nov');
  expect(priceCutShareFlag({ ...advert, priceHistory: [] }, now)).toBeNull();
});
