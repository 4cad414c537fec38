import { expect, test } from 'vitest';
import { formatPriceDistance } from './format-price-distance.ts';

test.each([
  [14_950, 16_152, '€1,200 under'],
  [17_045, 16_148, '€895 over'],
  [16_190, 16_150, null],
  [null, 16_150, null],
])('%s where the market asks %i: %s', (price, expected, words) => {
  expect(formatPriceDistance(price, expected)).toBe(words);
});
