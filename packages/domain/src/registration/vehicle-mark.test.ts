import { describe, expect, it } from 'vitest';
import { vehicleMark } from './vehicle-mark.ts';

describe('vehicleMark', () => {
  it('comes from the plate if plate and year agree', () => {
    expect(vehicleMark({ year: 2019, registration: '192-D-1' })).toBe('192');
  });

  it('comes from the year if the plate gives another, or none', () => {
    expect(vehicleMark({ year: 2018, registration: '192-D-1' })).toBe('2018');
    expect(vehicleMark({ year: 2009, registration: null })).toBe('09');
    expect(vehicleMark({ year: 2016, registration: 'AAZ 1234' })).toBe('2016');
  });
});
