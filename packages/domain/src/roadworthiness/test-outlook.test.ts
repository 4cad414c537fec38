import { expect, test } from 'vitest';
import { exampleAdvert, exampleVehicle } from '../advert/example-advert.ts';
import type { Vehicle } from '../vehicle/vehicle-attributes.ts';
import { testOutlook } from './test-outlook.ts';

const today = new Date('2026-11-15T12:00:00Z');

const outlook = (changes: Partial<Vehicle>, channel = exampleAdvert.channel) =>
  testOutlook({ channel, vehicle: { ...exampleVehicle, ...changes } }, today);

test('a stated day counts in whole months', () => {
  expect(outlook({ nctExpiry: '2027-03-14' })).toEqual({
    kind: 'valid',
    test: 'NCT',
    until: '2027-03-14',
    monthsLeft: 3,
  });
});

test('a test is valid on its last day', () => {
  expect(outlook({ nctExpiry: '2026-11-15' })).toMatchObject({ kind: 'valid', monthsLeft: 0 });
});

test('a stated day in the past has expired', () => {
  expect(outlook({ nctExpiry: '2026-11-14' })).toEqual({ kind: 'run-out', test: 'NCT', since: '2026-11-14' });
});

test('without a stated day the plate gives the half year in which the next test is due', () => {
  // First registered from January to June 2019, so eight years old in the first half of 2027.
  expect(outlook({})).toEqual({ kind: 'due', test: 'NCT', from: '2027-01-01', to: '2027-06-30' });
});

test('a half year that has begun is the one in which it is due', () => {
  expect(outlook({ year: 2016, registration: '162-D-1' })).toMatchObject({
    from: '2026-07-01',
    to: '2026-12-31',
  });
});

test('a plate that disagrees with the stated year leaves the whole year open', () => {
  expect(outlook({ registration: '182-D-1' })).toMatchObject({ from: '2027-01-01', to: '2027-12-31' });
});

test('a van takes the CVRT every year', () => {
  expect(outlook({ nctExpiry: '2027-03-14' }, 'Commercial')).toMatchObject({ test: 'CVRT' });
});

test('a motorcycle has none', () => {
  expect(outlook({}, 'Bike')).toEqual({ kind: 'not-tested' });
});

test('a car of forty years, or one not yet registered, has none due', () => {
  expect(outlook({ year: 1980, registration: null })).toEqual({ kind: 'none-due', test: 'NCT' });
  expect(outlook({ year: 2026, condition: 'New', registration: null })).toEqual({
    kind: 'none-due',
    test: 'NCT',
  });
});
