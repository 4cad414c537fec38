import { expect, it } from 'vitest';
import { countyNameOnPlate } from './county-names.ts';
import { drawPlate, drawSquarePlate, plateWidth } from './plate.ts';

it('the county is on the plate in Irish', () => {
  expect(countyNameOnPlate('191-D-12345')).toBe('BAILE ÁTHA CLIATH');
  expect(countyNameOnPlate('08-G-1')).toBe('GAILLIMH');
});

it.each(['', '191', '191-ZZ-1', '191-constructor-1'])(
  'a mark without a known county (%j) has no name above it',
  (mark) => {
    expect(countyNameOnPlate(mark)).toBe('');
  },
);

it('another mark makes another plate', () => {
  expect(drawPlate('191-D-1', 0, 0)).not.toBe(drawPlate('191-D-2', 0, 0));
  expect(drawSquarePlate('191-D-1', 0, 0)).not.toBe(drawSquarePlate('191-D-2', 0, 0));
});

it('a vehicle without a mark has an empty plate', () => {
  expect(drawPlate(null, 0, 0).length).toBeLessThan(drawPlate('191-D-1', 0, 0).length);
});

it('a mark of any length stays within its plate', () => {
  const drawn = drawPlate('WWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWW', 0, 0);
  const across = [...drawn.matchAll(/[ML](-?[\d.]+) /g)].map(([, x]) => Math.abs(Number(x)));
  expect(Math.max(...across)).toBeLessThanOrEqual(plateWidth / 2 + 9);
});
