import { expect, test } from 'vitest';
import { stated } from './stated.ts';

test('what is not known is not said', () => {
  expect(stated({ color: 'Blue', numberOfDoors: null })).toEqual({ color: 'Blue' });
});

test('nought and no are statements', () => {
  expect(stated({ mileage: 0, isNew: false })).toEqual({ mileage: 0, isNew: false });
});
