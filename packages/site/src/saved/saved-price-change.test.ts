import { expect, test } from 'vitest';
import { describePriceChange } from './saved-price-change.ts';

test('a lower price shows by how much', () => {
  expect(describePriceChange(12_950, 12_450)).toEqual({
    direction: 'less',
    text: '€500 less than when you saved it',
  });
});

test('so does a higher one', () => {
  expect(describePriceChange(9_000, 10_500)?.text).toBe('€1,500 more than when you saved it');
});

test.each([
  [9_000, 9_000],
  [null, 9_000],
  [9_000, null],
  [9_000, 10_000_000],
])('from %o to %o nothing is shown', (saved, now) => {
  expect(describePriceChange(saved, now)).toBeNull();
});
