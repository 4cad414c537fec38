import { expect, test } from 'vitest';
import { findGoneShare, type WatchedLife } from './kaplan-meier.ts';

const went = (to: number, from = 0): WatchedLife => ({ from, to, isGone: true });
const isThere = (to: number, from = 0): WatchedLife => ({ from, to, isGone: false });

/** The treated patients of Freireich et al. (1963), with which textbooks teach the estimator. */
const freireich = [
  ...[6, 6, 6, 7, 10, 13, 16, 22, 23].map((week) => went(week)),
  ...[6, 9, 10, 11, 17, 19, 20, 25, 32, 32, 34, 35].map((week) => isThere(week)),
];

test.each([
  [5, 1, 0],
  [6, 0.8571, 0.0764],
  [7, 0.8067, 0.0869],
  [10, 0.7529, 0.0963],
  [13, 0.6902, 0.1068],
  [16, 0.6275, 0.1141],
  [22, 0.5378, 0.1282],
  [23, 0.4482, 0.1346],
  [35, 0.4482, 0.1346],
])('after %i weeks it has the published figures', (week, remaining, error) => {
  const found = findGoneShare(freireich, week);
  expect(1 - (found?.share ?? 0)).toBeCloseTo(remaining, 4);
  expect(found?.error).toBeCloseTo(error, 4);
});

test('the example of its description holds', () => {
  expect(findGoneShare([went(10), went(20), went(30), isThere(15)], 20)?.share).toBeCloseTo(0.625, 10);
});

test('without anyone who is still there it is the plain share', () => {
  expect(findGoneShare([went(1), went(2), went(3), went(40)], 30)).toMatchObject({ share: 0.75 });
});

test('who is watched late counts from then on', () => {
  // On day 5 only the first is watched; on day 20 the two others are.
  const lives = [went(20, 10), isThere(30, 10), isThere(30)];
  expect(findGoneShare(lives, 30)?.share).toBeCloseTo(1 / 3, 10);
});

test('who went before anyone watched does not count', () => {
  expect(findGoneShare([went(5, 5), went(20), isThere(30)], 30)?.share).toBe(0.5);
});

test('says nothing beyond what was watched', () => {
  expect(findGoneShare([went(10), isThere(25)], 30)).toBeNull();
  expect(findGoneShare([], 30)).toBeNull();
});

test('knows nothing for sure once the last one has gone', () => {
  expect(findGoneShare([went(10), went(40)], 40)).toEqual({ share: 1, error: Number.POSITIVE_INFINITY });
});
