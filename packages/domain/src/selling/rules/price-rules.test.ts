import { expect, it } from 'vitest';
import { findPriceError, isOddPrice, parseSellingPrice } from './price-rules.ts';

it.each([
  ['12950', 12_950],
  ['€12,950', 12_950],
  ['12.950', 12_950],
  ['12 950 €', 12_950],
  ['12,950.00', 12_950],
  ['1,250,000', 1_250_000],
])('reads %s', (text, price) => expect(parseSellingPrice(text)).toBe(price));

it.each(['12.95', '12,95', 'POA', '-5', '1e4', '12950 ono', ''])('does not guess what %o means', (text) =>
  expect(parseSellingPrice(text)).toBeNull(),
);

it.each([
  ['100', null],
  ['9999999', null],
  ['99', 'The lowest price is €100'],
  ['10000000', 'The highest price is €9,999,999'],
  ['', 'Enter your price'],
  ['POA', 'Enter a price in euro: private adverts need one. You can still take offers'],
  ['12.50', 'Enter the price in whole euro, for example 12,950'],
])('says what is wrong with %o', (text, error) => expect(findPriceError(text)).toBe(error));

it.each([1, 123, 1234, 12_345, 111, 11_111, 99_999])('asks about %i', (price) =>
  expect(isOddPrice(price)).toBe(true),
);

it.each([100, 950, 1000, 12_950, 12_340, 9_999_990])('takes %i as it is', (price) =>
  expect(isOddPrice(price)).toBe(false),
);
