import { expect, test } from 'vitest';
import { findNextPlace } from './find-next-place.ts';

const row = ['ArrowLeft', 'ArrowRight'] as const;

test('arrows move on and back, and wrap at the ends', () => {
  expect(findNextPlace('ArrowRight', 0, 3, row)).toBe(1);
  expect(findNextPlace('ArrowRight', 2, 3, row)).toBe(0);
  expect(findNextPlace('ArrowLeft', 0, 3, row)).toBe(2);
});

test('Home and End move to the ends', () => {
  expect(findNextPlace('Home', 1, 3, row)).toBe(0);
  expect(findNextPlace('End', 1, 3, row)).toBe(2);
});

test('any other key moves nowhere', () => {
  expect(findNextPlace('ArrowDown', 1, 3, row)).toBeNull();
  expect(findNextPlace('a', 1, 3, row)).toBeNull();
});
