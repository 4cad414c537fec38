import type { CheckedFeed } from '@forecourt/store';
import { describe, expect, it, test } from 'vitest';
import { buildCheckView } from './build-check-view.ts';

const quiet: CheckedFeed = {
  kind: 'checked',
  format: 'csv',
  rows: 2,
  endedEarly: false,
  good: 2,
  rejected: 0,
  withWarnings: 0,
  columns: { understood: [{ column: 'make', label: 'Make' }], unknown: [], rivals: [] },
  findings: [],
  leftOut: 0,
  countsOfFields: [],
};
const view = (changes: Partial<CheckedFeed>) => buildCheckView({ ...quiet, ...changes }, 'stock.csv');

describe('the title', () => {
  it.each([
    [1, 1, 'success', 'The only row is good'],
    [1, 0, 'error', 'The only row would be rejected'],
    [1200, 1200, 'success', 'All 1,200 rows are good'],
    [1200, 1, 'warning', '1 of 1,200 rows is good'],
    [1200, 0, 'error', 'None of the 1,200 rows is good'],
  ])('of %i rows with %i good ones', (rows, good, tone, title) => {
    expect(view({ rows, good, rejected: rows - good })).toMatchObject({ tone, title });
  });
});

test('a feed that was cut short says how far it was read', () => {
  expect(view({ rows: 50_000, endedEarly: true }).notes.at(-1)).toMatch(
    /^The check ended after 50,000 rows\./,
  );
});

test('a finding about the row as a whole is called so', () => {
  const finding = {
    line: 1204,
    reference: null,
    field: null,
    reason: 'The row has 1 cell',
    isWarning: false,
  };
  expect(view({ findings: [finding] }).findings).toEqual([
    { line: '1,204', reference: '', field: 'The row', reason: 'The row has 1 cell' },
  ]);
});

test('findings that are not shown are counted', () => {
  expect(view({ leftOut: 3412 }).more).toMatch(/^3,412 further findings are not shown\./);
  expect(view({ leftOut: 1 }).more).toMatch(/^1 further finding is not shown\./);
});

test('nothing that was sent is asked for', () => {
  expect(buildCheckView(null, '')).toMatchObject({
    tone: 'warning',
    title: 'Choose a file or paste some rows first.',
  });
});

test('an unreadable feed shows its columns where they are what is wrong', () => {
  const columns = { understood: [], unknown: ['manufacturer'], rivals: [] };
  const outcome = { kind: 'unreadable', reason: 'The header lacks make', columns } as const;
  expect(buildCheckView(outcome, 'a')).toMatchObject({
    tone: 'error',
    columns: { unknown: ['manufacturer'] },
  });
});
