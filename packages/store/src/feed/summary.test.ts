import { describe, expect, it } from 'vitest';
import type { ImportSummary } from './import-feed.ts';
import { describeReport, describeSummary } from './summary.ts';

const quiet: ImportSummary = {
  added: 0,
  changed: 0,
  unchanged: 0,
  ended: 0,
  rejected: 0,
  warnings: 0,
  remarked: 0,
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

  it.each([
    [1, '1 advert lacks a picture or a detail of its dealer that the feed states.'],
    [2, '2 adverts lack a picture or a detail of their dealer that the feed states.'],
  ])('counts %i adverts that lack something', (warnings, sentence) => {
    expect(describeLook({ warnings })[1]).toBe(sentence);
  });

  it('says how much a full report leaves out', () => {
    expect(describeReport('r.ndjson', 0)).toBe('The reasons are in r.ndjson.');
    expect(describeReport('r.ndjson', 990_000)).toBe(
      'The reasons are in r.ndjson. It is full: 990,000 further rows are left out.',
    );
  });

  it('says which of two fields counts', () => {
    expect(describeLook({ rivalFields: ['reference before id'] })[1]).toBe(
      'Fields that mean the same, of which the first that is not empty counts: reference before id.',
    );
  });
});
