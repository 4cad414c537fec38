import { expect, test } from 'vitest';
import { keepEqual } from './use-steady.ts';

test('an item that says the same stays the same object', () => {
  const old = { id: 'a', counts: [1, 2] };
  expect(keepEqual(old, { id: 'a', counts: [1, 2] })).toBe(old);
});

test('an item that says something else is the new one', () => {
  const next = { id: 'a', counts: [1, 3] };
  expect(keepEqual({ id: 'a', counts: [1, 2] }, next)).toBe(next);
});
