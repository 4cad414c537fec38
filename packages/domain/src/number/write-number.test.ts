import { expect, test } from 'vitest';
import { writeNumber } from './write-number.ts';

test.each([
  [80_000, 500_000, '80,000'],
  [999, 500_000, '999'],
  [2019, 2100, '2019'],
  [1900, 2100, '1900'],
])('%i in a field that takes up to %i is written %s', (number, max, text) => {
  expect(writeNumber(number, max)).toBe(text);
});
