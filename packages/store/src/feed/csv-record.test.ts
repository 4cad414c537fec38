import { parse } from 'csv-parse/sync';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseCsvRecord } from './csv-record.ts';

const cell = fc.string({ unit: fc.constantFrom('a', 'é', '"', ',', '\n', ' ') });

function quoteCell(text: string): string {
  return /[",\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

describe('a CSV record', () => {
  it('reads as another reader reads it', () => {
    fc.assert(
      fc.property(fc.array(cell, { minLength: 1, maxLength: 6 }), (cells) => {
        const text = cells.map(quoteCell).join(',');
        // The other reader takes an empty line for no record at all.
        fc.pre(text !== '');
        expect(parseCsvRecord(text, ',')).toEqual(parse(text, { relax_column_count: true })[0]);
      }),
      { seed: 1, numRuns: 500 },
    );
  });

  it('is not complete while a quote is open', () => {
    expect(parseCsvRecord('a,"b', ',')).toBeNull();
    expect(parseCsvRecord('a,"b""', ',')).toBeNull();
  });
});
