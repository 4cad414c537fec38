import { describe, expect, it } from 'vitest';
import type { ImportSummary } from '../import-feed.ts';
import { describeReport, describeSummary } from './summary.ts';

const quiet: ImportSummary = {
  added: 0,
  changed: 0,
  unchanged: 0,
  ended: 0,
  rejected: 0,
  warnings: 0,
  topWarnings: [],
  remarked: 0,
  topRemarks: [],
  filled: { adverts: 0, labels: [] },
  takenDown: 0,
  unreachableDealers: [],
  renamed: 0,
  unknownFields: [],
  rivalFields: [],
  end: { ended: 0, heldBack: null },
};

function describeLook(changes: Partial<ImportSummary>): string[] {
  return describeSummary(
    { ...quiet, ...changes },
    { source: 'stock', isDryRun: true, reportPath: 'r.ndjson' },
  ).split('\n');
}

describe('the summary of an import', () => {
  it.each([
    [1, 'stock: 1 row is good, 0 would be rejected. Nothing was written.'],
    [2000, 'stock: 2,000 rows are good, 0 would be rejected. Nothing was written.'],
  ])('counts %i good rows', (added, sentence) => {
    expect(describeLook({ added })).toEqual([sentence]);
  });

  it('says how many rows were accepted whole, and what was left out most often', () => {
    const lines = describeLook({
      added: 1000,
      rejected: 2,
      warnings: 312,
      topWarnings: [{ rows: 312, example: `Colour "Sparkly" is not one of ${'Black, '.repeat(40)}` }],
    });
    expect(lines.slice(1, 3)).toEqual([
      'Of 1,002 rows: 688 complete, 312 with warnings, 2 rejected.',
      'Left out most often:',
    ]);
    expect(lines[3]).toMatch(/^ {2}312 rows: Colour "Sparkly" is not one of Black, .*…$/);
  });

  it.each([
    [1, ['Body type'], 'Filled in from what is usual for the model in 1 advert: body type.'],
    [2, ['CO₂', 'Body type'], 'Filled in from what is usual for the model in 2 adverts: CO₂ and body type.'],
    [
      1203,
      ['Body type', 'Motor tax', 'Doors', 'Seats', 'CO₂'],
      'Filled in from what is usual for the model in 1,203 adverts: body type, motor tax and 3 more.',
    ],
  ])('says what was filled in for %i adverts', (adverts, labels, sentence) => {
    expect(describeLook({ filled: { adverts, labels } })).toContain(sentence);
  });

  it('says what is worth a second look', () => {
    const topRemarks = [{ rows: 1, example: 'Pictures are missing' }];
    expect(describeLook({ added: 1, remarked: 1, topRemarks }).slice(1)).toEqual([
      'Worth a second look:',
      '  1 row: Pictures are missing',
      'The reasons are in r.ndjson.',
    ]);
  });

  it.each([
    [1, '1 row was not shown on the site: hidden or blocked by an operator.'],
    [2, '2 rows were not shown on the site: hidden or blocked by an operator.'],
  ])('counts %i rows of adverts that were taken down', (takenDown, sentence) => {
    expect(describeLook({ takenDown })[1]).toBe(sentence);
  });

  it('lists the dealers without contact details', () => {
    expect(describeLook({ unreachableDealers: ['12 Lee Cars', '14 Suir Motors'] })[1]).toBe(
      'Buyers cannot contact these dealers, which have no phone number or email address: 12 Lee Cars; 14 Suir Motors. Add one with npm run dealers -- set.',
    );
  });

  it('says how much a full report leaves out', () => {
    expect(describeReport('r.ndjson', 0)).toBe('The reasons are in r.ndjson.');
    expect(describeReport('r.ndjson', 990_000)).toBe(
      'The reasons are in r.ndjson. It is full: 990,000 further rows are left out.',
    );
  });

  it('says which of two fields counts', () => {
    expect(describeLook({ rivalFields: ['reference before id'] })[1]).toBe(
      'Fields with the same meaning, of which the first that is not empty is used: reference before id.',
    );
  });
});
