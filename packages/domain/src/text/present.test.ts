import { expect, it } from 'vitest';
import { isPresent } from './present.ts';

it.each(['', ' ', '\n\t', null, undefined])('%o has nothing to read', (text) => {
  expect(isPresent(text)).toBe(false);
});

it('a single letter is text', () => {
  expect(isPresent(' x ')).toBe(true);
});
