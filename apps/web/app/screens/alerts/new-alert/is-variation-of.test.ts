import { expect, test } from 'vitest';
import { isVariationOf } from './is-variation-of.ts';

test.each([
  ['/search?fuel=electric', '/search?fuel=petrol', true],
  ['/search/volkswagen/passat', '/search/volkswagen/golf?fuel=diesel', true],
  ['/search?fuel=diesel', '/search/volkswagen/golf?fuel=diesel', true],
  ['/search?q=towbar&fuel=diesel', '/search?q=towbar', true],
  ['/search/bmw?fuel=diesel', '/search/volkswagen/golf?fuel=diesel', false],
  ['/search?body=estate', '/search/volkswagen/golf?fuel=diesel', false],
  ['/search', '/search/volkswagen', false],
])('%s as an edit of %s: %s', (address, edited, expected) => {
  expect(isVariationOf(address, edited)).toBe(expected);
});
