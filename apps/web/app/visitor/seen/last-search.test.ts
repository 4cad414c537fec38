import { expect, test } from 'vitest';
import { parseLastSearch } from './last-search.ts';

test.each([
  [null, null],
  ['nonsense', null],
  ['{"href":"https://evil.example","name":"x"}', null],
  ['{"href":"//evil.example","name":"x"}', null],
  ['{"href":"/search/ford"}', null],
  ['{"href":"/search/ford","name":"Ford cars"}', { href: '/search/ford', name: 'Ford cars' }],
])('%s is read as %o', (stored, expected) => {
  expect(parseLastSearch(stored)).toEqual(expected);
});
