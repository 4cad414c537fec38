import type { Vehicle } from '@forecourt/domain';
import { exampleAdvert } from '@forecourt/domain/testing';
import { expect, test } from 'vitest';
import { buildKeyFacts } from './build-key-facts.ts';

const valuesOf = (changes: Partial<Vehicle> = {}) =>
  buildKeyFacts({ ...exampleAdvert, vehicle: { ...exampleAdvert.vehicle, ...changes } }).map(
    ({ value }) => value,
  );

test('unknown facts are left out', () => {
  expect(valuesOf()).toEqual(['2019 (191)', '98,000 km', 'Diesel', 'Saloon']);
});

test('a plate that contradicts the year is not shown beside it', () => {
  expect(valuesOf({ registration: '171-D-1' })[0]).toBe('2019');
});

test('an engine is shown in litres, a small one in cc', () => {
  expect(valuesOf({ engineCc: 1598 })).toContain('1.6 litre');
  expect(valuesOf({ engineCc: 1950 })).toContain('2.0 litre');
  expect(valuesOf({ engineCc: 125 })).toContain('125 cc');
});

test('an electric car shows its range', () => {
  expect(valuesOf({ rangeKm: 420 })).toContain('420 km');
});

test('what is usual for the model is distinguished from what the seller states', () => {
  const facts = buildKeyFacts({ ...exampleAdvert, usual: ['body', 'engineCc', 'doors'] });
  expect(facts.filter(({ isUsual }) => isUsual).map(({ key }) => key)).toEqual(['body']);
});
