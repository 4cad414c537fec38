import { expect, test } from 'vitest';
import { findReference } from './find-reference.ts';

test.each([
  'j4s45xt1ej36',
  ' j4s45xt1ej36 ',
  'J4S45XT1EJ36',
  'https://forecourt.example/cars/skoda/octavia/fpa/j4s45xt1ej36?from=search#price',
  '/search/j4s45xt1ej36/advert',
  '/car-valuation?advert=j4s45xt1ej36#valuation',
])('finds the reference in %s', (pasted) => {
  expect(findReference(pasted)).toBe('j4s45xt1ej36');
});

test.each(['', 'hello', 'https://forecourt.example/cars/skoda'])('finds none in "%s"', (pasted) => {
  expect(findReference(pasted)).toBeNull();
});
