import { expect, test } from 'vitest';
import { dragFrom, stepFrom } from './turn-to.ts';

test('turning wraps around after the last frame and before the first', () => {
  expect(stepFrom(11, 1, 12)).toBe(0);
  expect(stepFrom(0, -1, 12)).toBe(11);
  expect(stepFrom(3, -30, 12)).toBe(9);
});

test('a drag across the whole picture is half a turn', () => {
  expect(dragFrom(0, 600, 600, 12)).toBe(6);
  expect(dragFrom(0, -100, 600, 12)).toBe(11);
  expect(dragFrom(4, 20, 600, 12)).toBe(4);
});

test('a picture that is not laid out yet does not turn', () => {
  expect(dragFrom(4, 50, 0, 12)).toBe(4);
});
