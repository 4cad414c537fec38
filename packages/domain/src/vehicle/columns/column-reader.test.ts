import { describe, expect, it } from 'vitest';
import { buildColumnReader, matchColumns, vehicleColumnLookup } from './column-reader.ts';

const readerOf = (columns: string[]) => buildColumnReader(matchColumns(columns, vehicleColumnLookup));

describe('a column reader', () => {
  it('reads rows of one header', () => {
    const reader = readerOf(['Make', 'Body Type', 'price']);
    expect(reader.read({ Make: 'Ford', 'Body Type': 'SUV' }, 'body')).toBe('SUV');
    expect(reader.read({ Make: 'Ford' }, 'fuel')).toBeUndefined();
    expect([reader.has('body'), reader.has('fuel')]).toEqual([true, false]);
  });

  it('finds an attribute by its label too, after its key and other names', () => {
    const reader = readerOf(['Electric range', 'range', 'CVRT until', 'Price excludes VAT']);
    expect(reader.read({ 'Electric range': 300, range: 310 }, 'rangeKm')).toBe(310);
    expect(reader.read({ 'Electric range': 300, range: '' }, 'rangeKm')).toBe(300);
    expect(reader.read({ 'CVRT until': '2027-01-31' }, 'nctExpiry')).toBe('2027-01-31');
    expect(reader.has('isPriceExVat')).toBe(true);
  });

  it('adds the unit in a column’s name, unless the cell has one', () => {
    const reader = readerOf(['mileageMiles']);
    expect(reader.read({ mileageMiles: 62_000 }, 'mileage')).toBe('62000 miles');
    expect(reader.read({ mileageMiles: '62,000 ' }, 'mileage')).toBe('62,000 miles');
    expect(reader.read({ mileageMiles: '62,000 mi' }, 'mileage')).toBe('62,000 mi');
  });

  it.each([
    ['Odometer (km)', 'mileage', '5 km'],
    ['kms', 'mileage', '5 km'],
    ['Mileage - miles', 'mileage', '5 miles'],
    ['Engine (L)', 'engineCc', '5 l'],
    ['cc', 'engineCc', '5 cc'],
    ['Power (bhp)', 'powerKw', '5 bhp'],
    ['Road Tax (€)', 'motorTax', 5],
    ['MPG', 'consumption', '5 mpg'],
  ])('uses the unit of %s', (column, key, value) => {
    expect(readerOf([column]).read({ [column]: 5 }, key)).toBe(value);
  });
});
