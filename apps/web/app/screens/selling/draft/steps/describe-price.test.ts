import { expect, it } from 'vitest';
import { describePrice } from './describe-price.ts';

const advice = {
  goingRate: 16_000,
  comparables: 5,
  steps: [
    { step: 'great' as const, label: 'Great price', upTo: 14_333 },
    { step: 'good' as const, label: 'Good price', upTo: 15_219 },
    { step: 'fair' as const, label: 'Fair price', upTo: 16_820 },
    { step: 'high' as const, label: 'High price', upTo: 17_860 },
    { step: 'very-high' as const, label: 'Very high price', upTo: null },
  ],
  prices: [14_000, 15_000, 16_000, 17_000, 18_000],
};

it.each([
  [14_000, 'Great price', '€2,000 under the going rate of about €16,000.', 'The'],
  [15_000, 'Good price', '€1,000 under the going rate of about €16,000.', '2nd'],
  [15_720, 'Fair price', '€280 under the going rate of about €16,000.', '3rd'],
  [16_100, 'Fair price', 'At the going rate of about €16,000.', '4th'],
  [25_000, 'Very high price', '€9,000 over the going rate of about €16,000.', '6th'],
  [5000, 'Far under the going rate', '€11,000 under the going rate of about €16,000.', 'The'],
])('describes %i', (price, label, distance, place) => {
  const rank = `${place} cheapest of 6 similar adverts today, yours included.`;
  expect(describePrice(advice, price)).toMatchObject({ label, distance, rank });
});

it('gives no rank among two', () => {
  expect(describePrice({ ...advice, prices: [15_000, 16_000] }, 15_500).rank).toBe('');
});

it.each([
  [11, '11th'],
  [21, '21st'],
  [112, '112th'],
])('writes %i as %s', (place, words) => {
  const prices = Array.from({ length: 120 }, (_, index) => index + 1);
  expect(describePrice({ ...advice, prices }, place).rank).toMatch(new RegExp(`^${words} `));
});
