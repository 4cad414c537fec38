import { expect, test } from 'vitest';
import { exampleVehicle } from '../advert/example-advert.ts';
import { findImportSign } from './import-sign.ts';

test('what the seller states comes first', () => {
  expect(findImportSign({ ...exampleVehicle, origin: 'Japan', isMileageInMiles: true })).toEqual({
    kind: 'stated',
    from: 'Japan',
  });
});

test('a vehicle stated to be Irish is not an import, whatever its clock says', () => {
  expect(findImportSign({ ...exampleVehicle, origin: 'Ireland', isMileageInMiles: true })).toBeNull();
});

test('a plate of Northern Ireland is a sign', () => {
  expect(findImportSign({ ...exampleVehicle, registration: 'AJZ 1234' })).toEqual({
    kind: 'northern-irish-plate',
    county: 'Down',
  });
});

test('a clock in miles is a sign from 2005 on, when Irish clocks changed to kilometres', () => {
  const inMiles = { ...exampleVehicle, isMileageInMiles: true };
  expect(findImportSign({ ...inMiles, year: 2005 })).toEqual({ kind: 'clock-in-miles' });
  expect(findImportSign({ ...inMiles, year: 2004 })).toBeNull();
});

test('an Irish plate alone is not a sign', () => {
  expect(findImportSign(exampleVehicle)).toBeNull();
});
