import { expect, test } from 'vitest';
import { parseOtherPlate } from './other-plate.ts';

test.each([
  ['ab19cde', 'AB19 CDE', '2019-03', '2019-08'],
  ['AB69 CDE', 'AB69 CDE', '2019-09', '2020-02'],
  ['X123 BCD', 'X123 BCD', '2000-09', '2001-02'],
  ['Y1 BCD', 'Y1 BCD', '2001-03', '2001-08'],
  ['K987-ABC', 'K987 ABC', '1992-08', '1993-07'],
  ['ABC 123D', 'ABC 123D', '1963-01', '1983-07'],
])('a plate of Great Britain gives its issue dates: %s', (typed, text, from, to) => {
  expect(parseOtherPlate(typed)).toEqual({ kind: 'british', text, from, to });
});

test.each([
  ['zik 123', 'ZIK 123'],
  ['IK 1234', 'IK 1234'],
  ['123 ZAI', '123 ZAI'],
  ['780-FZL', '780 FZL'],
])('an Irish plate from before 1987 is recognised by its I or Z: %s', (typed, text) => {
  expect(parseOtherPlate(typed)).toEqual({ kind: 'irish-before-1987', text });
});

test.each(['', 'hello', 'AB00 CDE', 'AB50 CDE', 'I123 BCD', '1234 AZ', '123 ABC', '12345'])(
  '%o is not recognised',
  (typed) => {
    expect(parseOtherPlate(typed)).toBeNull();
  },
);
