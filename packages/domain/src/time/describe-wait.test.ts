import { expect, test } from 'vitest';
import { describeWait } from './describe-wait.ts';

test.each([
  [1, 'a minute'],
  [60, 'a minute'],
  [61, '2 minutes'],
  [1500, '25 minutes'],
  [3541, 'an hour'],
  [3600, 'an hour'],
  [3601, '2 hours'],
  [82_800, '23 hours'],
  [86_266, 'a day'],
  [90_000, '2 days'],
])('%i seconds are %s', (seconds, words) => {
  expect(describeWait(seconds)).toBe(words);
});
