import { expect, test } from 'vitest';
import { unknownVehicle } from './unknown-vehicle.ts';
import { vehicleAttributes } from './vehicle-attributes.ts';

test('an unknown vehicle has every attribute of the table, in order, and all are empty', () => {
  expect(Object.keys(unknownVehicle)).toEqual(vehicleAttributes.map(({ key }) => key));
  expect(new Set(Object.values(unknownVehicle))).toEqual(new Set([null]));
});
