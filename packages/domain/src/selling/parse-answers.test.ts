import { expect, it } from 'vitest';
import { parseEngineCc, parseNctMonth, parseWhole } from './parse-answers.ts';

it('reads whole numbers', () => {
  expect(['5', '1,598', 'five', '1.5', ''].map(parseWhole)).toEqual([5, 1598, null, null, null]);
});

it('reads engine sizes in cc and in litres', () => {
  const read = ['1598', '1,598 cc', '1.6', '2.0 L', '1,4', '3', 'big'].map(parseEngineCc);
  expect(read).toEqual([1598, 1598, 1600, 2000, 1400, null, null]);
});

it('reads a month as its last day', () => {
  const read = ['2027-05', '05/2027', '2/2028', '13/2027', 'May'].map(parseNctMonth);
  expect(read).toEqual(['2027-05-31', '2027-05-31', '2028-02-29', null, null]);
});
