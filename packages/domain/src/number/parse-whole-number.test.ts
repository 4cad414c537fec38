import { expect, test } from 'vitest';
import { parseWholeNumber } from './parse-whole-number.ts';

test.each([
  ['12', 12],
  ['2147483647', 2_147_483_647],
  ['2147483648', 0],
  ['99999999999', 0],
  ['-1', 0],
  ['1e9', 0],
  ['1.5', 0],
  ['abc', 0],
  ['', 0],
  [undefined, 0],
])('%s is %d', (text, number) => {
  expect(parseWholeNumber(text)).toBe(number);
});
