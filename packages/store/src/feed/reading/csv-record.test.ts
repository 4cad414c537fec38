import { parse } from 'csv-parse/sync';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CsvRecord } from './csv-record.ts';

const cell = fc.string({ unit: fc.constantFrom('a', 'é', '"', ',', '\n', ' ') });

function quoteCell(text: string): string {
  return /[",\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** The cells of the record in these lines, or null if it is incomplete. */
function cellsOf(...lines: string[]): string[] | null {
  const record = new CsvRecord(',');
  let cells: string[] | null = null;
  for (const line of lines) cells = record.take(line);
  return cells;
}

describe('a CSV record', () => {
  it('reads like another parser, line by line or at once', () => {
    fc.assert(
      fc.property(fc.array(cell, { minLength: 1, maxLength: 6 }), (cells) => {
        const text = cells.map(quoteCell).join(',');
        // The other parser treats an empty line as no record.
        fc.pre(text !== '');
        const wanted = parse(text, { relax_column_count: true })[0];
        expect(cellsOf(text)).toEqual(wanted);
        expect(cellsOf(...text.split('\n'))).toEqual(wanted);
      }),
      { seed: 1, numRuns: 500 },
    );
  });

  it('is not complete while a quote is open', () => {
    expect(cellsOf('a,"b')).toBeNull();
    expect(cellsOf('a,"b""')).toBeNull();
    expect(cellsOf('a,"b', 'c","d')).toBeNull();
  });
});
