import { expect, test } from 'vitest';
import { createHrefOf, pageHref } from './result-links.ts';

const query = { channel: 'Car', filters: { make: { anyOf: ['ford'] }, dealer: { anyOf: [7] } } } as const;

test('links stay within the base', () => {
  expect(createHrefOf({ base: 'search', channel: 'Car' }, null)(query)).toBe('/search/ford?dealer=7');
  expect(createHrefOf({ base: 'fixed', path: '/dealers/ireland/cork/7' }, null)(query)).toBe(
    '/dealers/ireland/cork/7?make=ford',
  );
});

test('words searched literally stay so on every page', () => {
  const hrefOf = createHrefOf({ base: 'search', channel: 'Car' }, 'red ford');
  expect(hrefOf({ channel: 'Car', words: 'red ford' })).toBe('/search?q=red%20ford&exact=red%20ford');
  expect(hrefOf({ channel: 'Car' })).toBe('/search');
});

test('the first page needs no number', () => {
  expect(pageHref('/used-cars', 1)).toBe('/used-cars');
  expect(pageHref('/used-cars', 2)).toBe('/used-cars?page=2');
  expect(pageHref('/used-cars?fuel=diesel', 3)).toBe('/used-cars?fuel=diesel&page=3');
});
