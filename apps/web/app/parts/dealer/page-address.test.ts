import { expect, test } from 'vitest';
import { hrefOfPage, pageAddress } from './page-address.ts';

const url = new URL('https://forecourt.example/stores/a/7?make=ford&minPrice=&page=3&contact=email');

test('other parameters stay, and empty or visitor-specific ones are removed', () => {
  expect(pageAddress(url, { reviews: 2 })).toBe('/stores/a/7?make=ford&page=3&reviews=2');
});

test('null removes a parameter', () => {
  expect(pageAddress(url, { make: null, page: null })).toBe('/stores/a/7');
});

test('the first page has no number', () => {
  expect(hrefOfPage('/a', 'page', 1)).toBe('/a');
  expect(hrefOfPage('/a', 'page', 2)).toBe('/a?page=2');
  expect(hrefOfPage('/a?make=ford', 'page', 2)).toBe('/a?make=ford&page=2');
});
