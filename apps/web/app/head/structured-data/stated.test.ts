import { expect, test } from 'vitest';
import { stated } from './stated.ts';

test('unknown values are left out', () => {
  expect(stated({ color: 'Blue', numberOfDoors: null })).toEqual({ color: 'Blue' });
});

test('zero and false are kept', () => {
  expect(stated({ mileage: 0, isNew: false })).toEqual({ mileage: 0, isNew: false });
});
