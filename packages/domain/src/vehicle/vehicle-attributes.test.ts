import { describe, expect, it } from 'vitest';
import { buildColumnLookup, foldColumn } from './columns/column-names.ts';
import { vehicleColumns } from './columns/vehicle-columns.ts';
import { vehicleAttributes } from './vehicle-attributes.ts';

describe('the names of columns', () => {
  it('belong to no two attributes', () => {
    const ownerOf = new Map<string, string>();
    for (const attribute of vehicleAttributes) {
      const words = vehicleColumns[attribute.key];
      for (const name of buildColumnLookup([attribute], () => words).keys()) {
        expect([name, ownerOf.get(name) ?? attribute.key]).toEqual([name, attribute.key]);
        ownerOf.set(name, attribute.key);
      }
    }
  });

  it('are the same in every spelling, and keep the currency', () => {
    expect(new Set(['Reg. No.', 'reg_no', 'REG NO', 'regNo'].map(foldColumn))).toEqual(new Set(['regno']));
    expect([foldColumn('Price (€)'), foldColumn('Price £')]).toEqual(['priceeur', 'pricegbp']);
  });
});
