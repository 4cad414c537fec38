import type { Explained } from '@forecourt/pricing';
import { expect, test } from 'vitest';
import { formatAmount, formatCents } from '../format-amount.ts';
import { explain } from './explain.ts';

const answer: Explained = {
  working: [{ label: 'Rule', detail: 'because', amount: null }],
  sources: [{ name: 'The law', asOf: '2026-01-01', kind: 'law' }],
  notes: ['A note.'],
};

test('several answers list a shared source or note once', () => {
  const { working, sources, notes } = explain(answer, answer);
  expect([working.length, sources.length, notes.length]).toEqual([2, 1, 1]);
});

test('a source has its date, to the day where that is known', () => {
  const year = explain({ ...answer, sources: [{ name: 'A survey', asOf: '2025', kind: 'published' }] });
  expect(explain(answer).sources[0]?.date).toBe('1 January 2026');
  expect(year.sources[0]).toEqual({ name: 'A survey', kind: 'published', date: '2025' });
});

test.each([
  [1200, '€1,200'],
  [1200.5, '€1,200.50'],
  [0.999, '€1'],
  [-5000, '−€5,000'],
])('%d is written %s', (amount, text) => {
  expect(formatAmount(amount)).toBe(text);
});

test('small amounts in a column keep their cents', () => {
  expect(formatCents(3)).toBe('€3.00');
});
