import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatMileage, kmToMiles, milesToKm } from './mileage.ts';

describe('miles and kilometres', () => {
  it('convert by 0.62137', () => {
    expect(kmToMiles(100)).toBeCloseTo(62.137, 10);
    expect(Math.round(milesToKm(62_137))).toBe(100_000);
  });

  it('convert back to what they were', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 3_000_000 }),
        (miles) => Math.round(kmToMiles(milesToKm(miles))) === miles,
      ),
      { seed: 8 },
    );
  });
});

describe('formatMileage', () => {
  it('is in kilometres', () => {
    expect(formatMileage({ mileage: 98_000, isMileageInMiles: null })).toBe('98,000 km');
    expect(formatMileage({ mileage: 0, isMileageInMiles: false })).toBe('0 km');
  });

  it('adds the miles where the clock counts in miles', () => {
    expect(formatMileage({ mileage: 100_000, isMileageInMiles: true })).toBe('100,000 km (62,137 miles)');
  });

  it('is empty for an unknown mileage', () => {
    expect(formatMileage({ mileage: null, isMileageInMiles: true })).toBe('');
  });
});
