import { describe, expect, it } from 'vitest';
import { buildColumnReader } from './column-reader.ts';

describe('buildColumnReader', () => {
  it('reads rows of one header and names the columns it does not know', () => {
    const reader = buildColumnReader(['Make', 'Body Type', 'price']);
    expect(reader.read({ Make: 'Ford', 'Body Type': 'SUV' }, 'body')).toBe('SUV');
    expect(reader.read({ Make: 'Ford' }, 'fuel')).toBeUndefined();
    expect(reader.otherColumns).toEqual(['price']);
  });

  it('knows an attribute by its label too, after its key and aliases', () => {
    const reader = buildColumnReader(['Electric range', 'range', 'CVRT until', 'Price excludes VAT']);
    expect(reader.otherColumns).toEqual([]);
    expect(reader.read({ 'Electric range': 300, range: 310 }, 'rangeKm')).toBe(310);
    expect(reader.read({ 'Electric range': 300, range: '' }, 'rangeKm')).toBe(300);
    expect(reader.read({ 'CVRT until': '2027-01-31' }, 'nctExpiry')).toBe('2027-01-31');
  });

  it('adds the unit that a column has in its name, unless the cell has one', () => {
    const reader = buildColumnReader(['mileageMiles']);
    expect(reader.read({ mileageMiles: 62_000 }, 'mileage')).toBe('62000 miles');
    expect(reader.read({ mileageMiles: '62,000 ' }, 'mileage')).toBe('62,000 miles');
    expect(reader.read({ mileageMiles: '62,000 mi' }, 'mileage')).toBe('62,000 mi');
  });
});
