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
  columns: { understood: [{ column: 'make', label: 'Make' }], unknown: [], rivals: [], suggestedMap: null },
  findings: [],
  leftOut: 0,
  filled: null,
  withRemarks: 0,
  remarks: [],
  remarksLeftOut: 0,
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

describe('what an import would do', () => {
  it.each([
    [3, 0, 'An import would reject the whole file: nothing is imported, and none of your adverts ends.'],
    [1, 0, 'An import would reject the whole file: nothing is imported, and none of your adverts ends.'],
    [
      3,
      1,
      '2 rows would be left out of an import, and their adverts stay as they were. The other one would be imported.',
    ],
    [
      1200,
      1199,
      '1 row would be left out of an import, and its advert stays as it was. The other 1,199 would be imported.',
    ],
  ])('with %i rows of which %i are good', (rows, good, sentence) => {
    expect(view({ rows, good, rejected: rows - good }).notes).toContain(sentence);
  });

  it('needs no explanation if every row is good', () => {
    expect(view({}).notes).toEqual(['We read stock.csv as CSV.']);
  });
});

test('remarks are separate from errors', () => {
  const remark = {
    line: 2,
    reference: 'A',
    field: 'Pictures',
    reason: 'Pictures are missing',
    kind: 'remark' as const,
  };
  expect(view({ withRemarks: 1, remarks: [remark], remarksLeftOut: 2 })).toMatchObject({
    tone: 'success',
    notes: expect.arrayContaining(['1 row would be imported, but is worth a second look.']),
    findings: [],
    remarks: [{ line: '2', reference: 'A', field: 'Pictures', reason: 'Pictures are missing' }],
    moreRemarks: '2 further findings are not shown.',
  });
});

test('filled-in values are mentioned', () => {
  const filled = 'Filled in from what is usual for the model in 2 adverts: body.';
  expect(view({ filled }).notes).toContain(filled);
});

test('a truncated feed says how far it was read', () => {
  expect(view({ rows: 50_000, endedEarly: true }).notes.at(-1)).toMatch(
    /^The check ended after 50,000 rows\./,
  );
});

test('a finding about the whole row is labelled as such', () => {
  const finding = {
    line: 1204,
    reference: null,
    field: null,
    reason: 'The row has 1 cell',
    kind: 'rejected' as const,
  };
  expect(view({ findings: [finding] }).findings).toEqual([
    { line: '1,204', reference: '', field: 'The row', reason: 'The row has 1 cell' },
  ]);
});

test('a row that only loses an unusable value is accepted, with the reason', () => {
  const warning = {
    line: 2,
    reference: 'A',
    field: 'Dealer’s WhatsApp',
    reason: 'Dealer’s WhatsApp "ask" is not a phone number',
    kind: 'warning' as const,
  };
  const { tone, notes, findings } = view({ withWarnings: 1, findings: [warning] });
  expect(tone).toBe('success');
  expect(notes).toContain('1 row would be imported without some of its values.');
  expect(findings[0]?.reason).toBe(`${warning.reason}. The rest of the row is imported`);
});

test('hidden findings are counted', () => {
  expect(view({ leftOut: 3412 }).more).toMatch(/^3,412 further findings are not shown\./);
  expect(view({ leftOut: 1 }).more).toMatch(/^1 further finding is not shown\./);
});

test('nothing that was sent is requested again', () => {
  expect(buildCheckView(null, '')).toMatchObject({
    tone: 'warning',
    title: 'Choose a file or paste some rows first.',
  });
});

test('a sentence that starts with "what you pasted" starts with a capital', () => {
  const outcome = { kind: 'unreadable', reason: 'what you pasted contains no rows.', columns: null } as const;
  expect(buildCheckView(outcome, 'what you pasted').title).toBe('What you pasted contains no rows.');
});

test('an unreadable feed shows its columns if they are the problem', () => {
  const columns = { understood: [], unknown: ['manufacturer'], rivals: [], suggestedMap: null };
  const outcome = { kind: 'unreadable', reason: 'The header lacks make', columns } as const;
  expect(buildCheckView(outcome, 'a')).toMatchObject({
    tone: 'error',
    columns: { unknown: ['manufacturer'] },
  });
});
