import { expect, test } from 'vitest';
import { buildDealerRating } from './dealer-rating.ts';

test('the average is of all stars, to one decimal', () => {
  expect(buildDealerRating([2, 1, 0, 0, 1])).toEqual({
    average: 3.8,
    count: 4,
    distribution: [2, 1, 0, 0, 1],
  });
});

test('a dealer without reviews has no rating', () => {
  expect(buildDealerRating([0, 0, 0, 0, 0])).toBeNull();
});
