import { expect, it } from 'vitest';
import { chooseEncoding } from './encodings.ts';

it.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['*', 'br'],
  ['BR', 'br'],
  ['identity', null],
  ['gzip;q=0', null],
  ['', null],
  [undefined, null],
])('Accept-Encoding: %s gets %s', (accept, encoding) => {
  expect(chooseEncoding(accept, ['br', 'gzip'])).toBe(encoding);
});

it('never chooses an encoding that is not offered', () => {
  expect(chooseEncoding('br, gzip', ['gzip'])).toBe('gzip');
  expect(chooseEncoding('br', [])).toBeNull();
});
