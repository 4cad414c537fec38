import { expect, test } from 'vitest';
import { findNextChip } from './find-next-chip.ts';

test('the chip after the removed one comes next', () => {
  expect(findNextChip(['Diesel', 'Automatic'], 1)).toBe('Automatic');
});

test('after the last one, the last remaining one comes next', () => {
  expect(findNextChip(['Diesel', 'Automatic'], 2)).toBe('Automatic');
});

test('there is none when none is left, or when the removed element was not a chip', () => {
  expect(findNextChip([], 0)).toBeUndefined();
  expect(findNextChip(['Diesel'], -1)).toBeUndefined();
});
