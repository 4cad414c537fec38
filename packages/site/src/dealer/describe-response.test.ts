import { expect, test } from 'vitest';
import { describeResponse } from './describe-response.ts';

test.each([
  [0.92, 2.4, 'Replies to 9 in 10, usually within 3 hours'],
  [1, 0.4, 'Replies to every message, usually within an hour'],
  [0.999, 24, 'Replies to 9 in 10, usually within 24 hours'],
  [0.5, 30, 'Replies to 5 in 10, usually within 2 days'],
  [0.05, 2, 'Replies to few messages, usually within 2 hours'],
])('a share of %d and a median of %d hours read "%s"', (answeredShare, medianHours, words) => {
  expect(describeResponse({ enquiries: 20, answeredShare, medianHours })).toBe(words);
});
