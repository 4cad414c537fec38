import { expect, test } from 'vitest';
import { needsNewData } from './needs-new-data.ts';

test.each([
  ['another page', '/used-cars', '/used-cars/ford', true],
  ['another search', '/used-cars?fuel=diesel', '/used-cars?fuel=petrol', true],
  ['the same address again', '/used-cars?fuel=diesel', '/used-cars?fuel=diesel', true],
  ['another place on the page', '/used-cars?page=2', '/used-cars?page=2#results', false],
])('%s', (_, from, to, expected) => {
  const at = (path: string) => new URL(path, 'https://www.example.ie');
  expect(needsNewData({ currentUrl: at(from), nextUrl: at(to) })).toBe(expected);
});
