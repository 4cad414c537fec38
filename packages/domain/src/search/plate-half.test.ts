import { expect, it } from 'vitest';
import { plateHalf, plateHalves } from './plate-half.ts';

it.each([
  ['192-D-1234', 2019, '', '192'],
  ['191 C 5', 2019, '', '191'],
  ['192-D-1234', 2020, '', null],
  ['12-D-1234', 2012, '', null],
  ['BX19 ABC', 2019, '192 Golf', null],
  [null, 2019, '192 Volkswagen Golf', '192'],
  [null, 2019, '1920 Ford', null],
  [null, 2019, 'Volkswagen Golf', null],
  [null, 2019, '', null],
])('the half-year of %o, %i, %o is %o', (registration, year, title, half) => {
  expect(plateHalf({ registration, year }, title)).toBe(half);
});

it('the newest half-year comes first', () => {
  expect(plateHalves.at(-1)).toBe('131');
  expect(plateHalves.indexOf('192')).toBe(plateHalves.indexOf('191') - 1);
});
