import { expect, test } from 'vitest';
import { onPage } from './on-page.ts';

test('an address moves to another page and keeps its other parameters', () => {
  const url = new URL('https://forecourt.example/search?fuel=diesel&fuel=petrol&page=101&utm_source=a+mail');
  expect(onPage(url, 26)).toBe('/search?fuel=diesel&fuel=petrol&utm_source=a%20mail&page=26');
  expect(onPage(url, 1)).toBe('/search?fuel=diesel&fuel=petrol&utm_source=a%20mail');
});
