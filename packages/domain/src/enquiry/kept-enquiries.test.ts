import { expect, test } from 'vitest';
import { formatKeptEnquiries } from './kept-enquiries.ts';

test.each([
  [365, /^365 days after you send it, a message is deleted/],
  [1, /^One day after/],
  [1500, /^1,500 days after/],
  [0, /^We don’t delete messages by age\./],
])('visitors are told about %i days in plain words', (days, words) => {
  expect(formatKeptEnquiries(days)).toMatch(words);
});
