import { describe, expect, it } from 'vitest';
import { exampleVehicle } from '../advert/example-advert.ts';
import { isBrandNew } from './brand-new.ts';
import { buildSpecTable } from './spec-table.ts';

const rowsOf = (vehicle: typeof exampleVehicle) => buildSpecTable(vehicle, 'Car').flatMap(({ rows }) => rows);

describe('buildSpecTable', () => {
  it('groups what is known and leaves out what is not', () => {
    const table = buildSpecTable(exampleVehicle, 'Car');
    expect(table.map(({ group }) => group)).toEqual(['Overview', 'Size and capacity', 'Engine and drive']);
    expect(rowsOf(exampleVehicle)).toContainEqual({ key: 'fuel', label: 'Fuel', value: 'Diesel' });
    expect(rowsOf(exampleVehicle).map(({ key }) => key)).not.toContain('seats');
  });

  it('shows the miles where the clock counts in miles', () => {
    expect(rowsOf({ ...exampleVehicle, isMileageInMiles: true })).toContainEqual({
      key: 'mileage',
      label: 'Mileage',
      value: '98,000 km (60,894 miles)',
    });
  });

  it('never shows the registration', () => {
    expect(rowsOf(exampleVehicle).map(({ key }) => key)).not.toContain('registration');
  });
});

describe('isBrandNew', () => {
  it('is true of new vehicles, not of demonstrators', () => {
    expect(isBrandNew({ condition: 'New' })).toBe(true);
    expect(isBrandNew({ condition: 'Demonstrator' })).toBe(false);
    expect(isBrandNew({ condition: 'Used' })).toBe(false);
  });
});
