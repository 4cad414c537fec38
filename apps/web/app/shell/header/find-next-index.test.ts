import { expect, test } from 'vitest';
import { findNextIndex } from './find-next-index.ts';

const row = ['ArrowLeft', 'ArrowRight'] as const;

test('arrows move on and back, and wrap at the ends', () => {
  expect(findNextIndex('ArrowRight', 0, 3, row)).toBe(1);
  expect(findNextIndex('ArrowRight', 2, 3, row)).toBe(0);
  expect(findNextIndex('ArrowLeft', 0, 3, row)).toBe(2);
});

test('Home and End move to the ends', () => {
  expect(findNextIndex('Home', 1, 3, row)).toBe(0);
  expect(findNextIndex('End', 1, 3, row)).toBe(2);
});

test('any other key moves nowhere', () => {
  expect(findNextIndex('ArrowDown', 1, 3, row)).toBeNull();
  expect(findNextIndex('a', 1, 3, row)).toBeNull();
});
