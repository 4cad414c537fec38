import { exampleAdvert } from '@forecourt/domain/testing';
import { expect, test } from 'vitest';
import { buildTitleFacts } from './build-title-facts.ts';

const factsOf = (changes: Partial<typeof exampleAdvert.vehicle>, channel: 'Car' | 'Bike' = 'Car') =>
  buildTitleFacts({ ...exampleAdvert, channel, vehicle: { ...exampleAdvert.vehicle, ...changes } }, 'Swords');

test('the line has year, mileage, fuel, gearbox, test and place', () => {
  expect(factsOf({ transmission: 'Manual', nctExpiry: '2027-03-12' })).toEqual([
    expect.stringContaining('20'),
    '98,000 km',
    'Diesel',
    'Manual',
    'NCT to March 2027',
    'Swords',
  ]);
});

test('what is not known is left out', () => {
  const unknown = { mileage: null, fuel: null, transmission: null, nctExpiry: null };
  expect(factsOf(unknown)).toHaveLength(2);
});

test('a bike has no test', () => {
  expect(factsOf({ nctExpiry: '2027-03-12' }, 'Bike').join()).not.toContain(' to ');
});
