import { expect, it } from 'vitest';
import { isPresent } from './present.ts';

it.each(['', ' ', '\n\t', null, undefined])('nothing can be read in %o', (text) => {
  expect(isPresent(text)).toBe(false);
});

it('a single letter can be read', () => {
  expect(isPresent(' x ')).toBe(true);
});
