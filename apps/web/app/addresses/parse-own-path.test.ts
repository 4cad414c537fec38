import { expect, test } from 'vitest';
import { parseOwnPath } from './parse-own-path.ts';

test('a path of this site stays as it is', () => {
  expect(parseOwnPath('/used-cars/ford?maxPrice=9000')).toBe('/used-cars/ford?maxPrice=9000');
});

test.each([
  null,
  '',
  'used-cars',
  '//evil.example',
  '/\\evil.example',
  '/\t/evil.example',
  'https://evil.example/',
  'javascript:alert(1)',
  `/${'a'.repeat(3000)}`,
])('%j is none', (text) => {
  expect(parseOwnPath(text)).toBeNull();
});
