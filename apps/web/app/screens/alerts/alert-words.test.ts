import { expect, test } from 'vitest';
import { tooManyWords } from './alert-words.ts';

test('a full list says what it is full of, and of how many', () => {
  expect(tooManyWords('search')).toBe('You’re watching 20 searches, which is as many as we can');
  expect(tooManyWords('vehicle')).toBe('You’re watching 30 vehicles, which is as many as we can');
});
