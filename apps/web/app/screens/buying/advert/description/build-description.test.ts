import { expect, test } from 'vitest';
import { buildDescription } from './build-description.ts';

test('any number of blank lines separates paragraphs', () => {
  expect(buildDescription('One owner.\n\n \n\nNCT to May.\n').opening).toEqual(['One owner.', 'NCT to May.']);
});

test('a line break within a paragraph is kept', () => {
  expect(buildDescription('Alloys\nTow bar').opening).toEqual(['Alloys\nTow bar']);
});

test('a long description is collapsed after its opening', () => {
  const paragraph = 'A word or two. '.repeat(25).trim();
  const { opening, rest } = buildDescription(Array(5).fill(paragraph).join('\n\n'));
  expect([opening.length, rest.length]).toEqual([1, 4]);
});

test('a short tail is not collapsed', () => {
  expect(buildDescription(`${'x'.repeat(690)}\n\nCall me any evening.`).rest).toEqual([]);
});

test('an empty description gives no paragraphs', () => {
  expect(buildDescription('  \n ').opening).toEqual([]);
});
