import { expect, it } from 'vitest';
import { exampleAdvert } from '../advert/example-advert.ts';
import { advertAttributes } from './advert-attributes.ts';
import { priceReaderOf } from './price-attributes.ts';
import type { AdvertPrices, SearchableAdvert } from './searchable-advert.ts';

const advert: SearchableAdvert = { ...exampleAdvert, price: 15_000, finance: null, priceHistory: [] };
const priced: AdvertPrices = {
  price: 9000,
  finance: {
    quoteType: 'HP',
    monthlyPayment: 199,
    deposit: 0,
    termMonths: 48,
    balloon: 0,
    apr: 6.9,
    totalCost: 9552,
  },
  priceHistory: [
    { at: '2026-11-01T09:00:00.000Z', price: 10_000 },
    { at: '2026-11-09T09:00:00.000Z', price: 9000 },
  ],
  priceRating: 'Great',
  value: 12,
  isTooLow: false,
};

it('depend on prices alone, or stay when only prices change', () => {
  for (const attribute of advertAttributes) {
    const { key, read } = attribute;
    const after = read({ ...advert, ...priced });
    const readPrices = priceReaderOf(attribute);
    if (readPrices) expect([key, readPrices(priced), after]).toEqual([key, after, expect.anything()]);
    else expect([key, after]).toEqual([key, read(advert)]);
  }
});
