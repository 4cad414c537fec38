import { expect, it } from 'vitest';
import { roundGoingRate } from './going-rate.ts';

it.each([
  [16_137, 16_150],
  [16_124, 16_100],
  [5001, 5000],
  [4998, 5000],
  [1234, 1230],
  [3, 10],
])('states a going rate of %i as %i', (estimate, stated) => {
  expect(roundGoingRate(estimate)).toBe(stated);
  expect(roundGoingRate(stated)).toBe(stated);
});
