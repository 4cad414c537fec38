import { expect, test } from 'vitest';
import { describeResponse } from './describe-response.ts';

test.each([
  [0.92, 2.4, 'Answers 92% of messages, half of them within 3 hours'],
  [1, 0.4, 'Answers every message, half of them within an hour'],
  [0.999, 24, 'Answers 99% of messages, half of them within 24 hours'],
  [0.5, 30, 'Answers 50% of messages, half of them within 2 days'],
])('a share of %d and a median of %d hours read "%s"', (answeredShare, medianHours, words) => {
  expect(describeResponse({ enquiries: 20, answeredShare, medianHours })).toBe(words);
});
