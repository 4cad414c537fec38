import { describe, expect, it } from 'vitest';
import { exampleVehicle } from '../advert/example-advert.ts';
import { buildSpecTable } from './spec-table.ts';

const rowsOf = (vehicle: typeof exampleVehicle) => buildSpecTable(vehicle, 'Car').flatMap(({ rows }) => rows);

describe('buildSpecTable', () => {
  it('groups known values and leaves out unknown ones', () => {
    const table = buildSpecTable(exampleVehicle, 'Car');
    expect(table.map(({ group }) => group)).toEqual(['Overview', 'Size and capacity', 'Engine and drive']);
    expect(rowsOf(exampleVehicle)).toContainEqual({ key: 'fuel', label: 'Fuel', value: 'Diesel' });
    expect(rowsOf(exampleVehicle).map(({ key }) => key)).not.toContain('seats');
  });

  it('shows the miles if the clock counts in miles', () => {
    expect(rowsOf({ ...exampleVehicle, isMileageInMiles: true })).toContainEqual({
      key: 'mileage',
      label: 'Mileage',
      value: '98,000 km (60,894 miles)',
    });
  });

  it('marks what is usual for the model', () => {
    const rows = buildSpecTable(exampleVehicle, 'Car', ['fuel']).flatMap((group) => group.rows);
    expect(rows.filter(({ isUsual }) => isUsual)).toEqual([
      { key: 'fuel', label: 'Fuel', value: 'Diesel', isUsual: true },
    ]);
  });

  it('never shows the registration', () => {
    expect(rowsOf(exampleVehicle).map(({ key }) => key)).not.toContain('registration');
  });

  it('names the test that the channel has', () => {
    const tested = { ...exampleVehicle, nctExpiry: '2027-05-31' };
    const labels = (channel: 'Car' | 'Commercial') =>
      buildSpecTable(tested, channel).flatMap(({ rows }) => rows.map(({ label }) => label));
    expect(labels('Car')).toContain('NCT until');
    expect(labels('Commercial')).toContain('CVRT until');
    expect(labels('Commercial')).not.toContain('NCT until');
  });

  it('says whether the price excludes VAT', () => {
    const rows = buildSpecTable({ ...exampleVehicle, isPriceExVat: true }, 'Commercial').flatMap(
      ({ rows }) => rows,
    );
    expect(rows).toContainEqual({ key: 'isPriceExVat', label: 'Price excludes VAT', value: 'Yes' });
  });
});
