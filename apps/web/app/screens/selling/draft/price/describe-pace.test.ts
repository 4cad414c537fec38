import type { PricePace } from '@forecourt/services';
import { expect, it } from 'vitest';
import { describePace } from './describe-pace.ts';

const advice = {
  goingRate: 16_000,
  comparables: 40,
  compared: null,
  steps: [
    { step: 'great' as const, label: 'Great price', upTo: 14_333 },
    { step: 'good' as const, label: 'Good price', upTo: 15_219 },
    { step: 'fair' as const, label: 'Fair price', upTo: 16_820 },
    { step: 'high' as const, label: 'High price', upTo: 17_860 },
    { step: 'very-high' as const, label: 'Very high price', upTo: null },
  ],
  prices: [],
};
const golf = { channel: 'Car' as const, make: 'Volkswagen', model: 'Golf', body: 'Hatchback' };
const pace: PricePace = {
  basis: 'model',
  years: { from: 2017, to: 2021 },
  steps: [
    { step: 'great', label: 'Great price', adverts: 41, within30: 0.82, within60: 0.97 },
    { step: 'fair', label: 'Fair price', adverts: 1210, within30: 0.44, within60: 0.71 },
    { step: 'very-high', label: 'Very high price', adverts: 36, within30: 0.03, within60: 0.2 },
  ],
};

it('says what adverts at each step did, and which prices are in it', () => {
  const { about, rows } = describePace(pace, advice, golf);
  expect(about).toBe('Volkswagen Golf adverts, 2017 to 2021');
  expect(rows.map(({ prices, within30, adverts }) => [prices, within30, adverts])).toEqual([
    ['€14,333 or less', '82%', '41'],
    ['up to €16,820', '44%', '1,210'],
    ['over €17,860', '3%', '36'],
  ]);
  expect(rows.map(({ sentence }) => sentence)).toEqual([
    'About 8 in 10 similar adverts at a great price were gone within 30 days, nearly all within 60.',
    'About 4 in 10 similar adverts at a fair price were gone within 30 days, about 7 in 10 within 60.',
    'Hardly any similar adverts at a very high price were gone within 30 days, about 2 in 10 within 60.',
  ]);
});

it.each([
  ['body', 'Cars with the body type Hatchback, 2017 to 2021'],
  ['channel', 'Cars, 2017 to 2021'],
] as const)('says so if it looked at all of the %s', (basis, about) => {
  expect(describePace({ ...pace, basis }, advice, golf).about).toBe(about);
});
