import { exampleAdvert } from '@forecourt/domain/testing';
import type { PriceRating } from '@forecourt/pricing';
import { expect, test } from 'vitest';
import { buildRatingView } from './build-rating-view.ts';

const rating: PriceRating = {
  step: 'good',
  label: 'Good price',
  expected: 16_149,
  difference: -1199,
  comparables: 24,
  basis: { minYear: 2018, maxYear: 2020, fuel: 'Diesel', isNew: false },
  thresholds: { great: 14_467, good: 15_361, fair: 16_976, high: 18_026 },
};

const view = (changes: Partial<PriceRating> = {}, price = 14_950) =>
  buildRatingView({ ...exampleAdvert, price }, { ...rating, ...changes });

test('the difference is in euro, and adds up with the price shown', () => {
  expect(view({}, 14_950)?.sentence).toBe('€1,200 under the going rate of €16,150');
  expect(view({}, 17_045)?.sentence).toContain('€895 over the going rate');
  expect(view({}, 16_190)?.sentence).toBe('About the going rate of €16,150');
});

test('every step has its bound, and the advert’s own is marked', () => {
  expect(view()?.steps.map(({ label, range }) => `${label}: ${range}`)).toEqual([
    'Great price: up to €14,467',
    'Good price: €14,468 to €15,361',
    'Fair price: €15,362 to €16,976',
    'High price: €16,977 to €18,026',
    'Very high price: above €18,026',
  ]);
  expect(view()?.steps.find(({ isThis }) => isThis)?.step).toBe('good');
});

test('the mark is within its own fifth of the scale', () => {
  expect(view()?.place).toBe(31);
  expect(view({}, 1)?.place).toBe(0);
  expect(view({}, 99_000)?.place).toBe(100);
});

test('it says how many adverts it was compared with', () => {
  expect(view()?.comparables).toBe('See the 24 adverts we compared it with');
});

test('an advert that cannot be compared has no rating', () => {
  expect(buildRatingView(exampleAdvert, null)).toBeNull();
});
