import { expect, test } from 'vitest';
import { isElectric, isFamilySized, isHybrid } from './vehicle-kinds.ts';
import { fuels } from './vehicle-options.ts';

test('every hybrid has a second fuel, and an electric vehicle is none', () => {
  expect(fuels.filter(isHybrid)).toEqual([
    'Petrol Hybrid',
    'Petrol Plug-in Hybrid',
    'Diesel Hybrid',
    'Diesel Plug-in Hybrid',
  ]);
  expect(fuels.filter(isElectric)).toEqual(['Electric']);
});

test('a family car has seven seats or more', () => {
  expect([5, 6, 7, 9].filter(isFamilySized)).toEqual([7, 9]);
});
