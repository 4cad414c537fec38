import { expect, test } from 'vitest';
import { readStoreAddress } from './read-store-address.ts';

const stock = { Car: 0, Commercial: 20, Bike: 3 };
const read = (query: string) => readStoreAddress(new URLSearchParams(query), 7, stock);

test('by default a store shows its dealer’s main channel', () => {
  expect(read('')).toMatchObject({ channel: 'Commercial', isNarrowed: false });
  expect(read('stock=bikes').channel).toBe('Bike');
  expect(read('stock=boats').channel).toBe('Commercial');
});

test('the stock is the dealer’s, whatever the address says', () => {
  expect(read('make=ford&dealer=9').query.filters).toEqual({
    make: { anyOf: ['ford'] },
    dealer: { anyOf: [7] },
  });
});

test('prices, order and page are read', () => {
  expect(read('minPrice=5000&maxPrice=9000&sort=price-asc&page=2')).toMatchObject({
    query: { filters: { price: { from: 5000, to: 9000 } }, sort: 'price-asc', page: 2, size: 12 },
    isNarrowed: true,
  });
});

test('a filter that the store does not show is not applied', () => {
  expect(read('fuel=diesel&q=golf').query).not.toMatchObject({ words: 'golf' });
  expect(read('fuel=diesel').isNarrowed).toBe(false);
});

test('an invalid value is dropped and reported', () => {
  const { query, problems } = read('minPrice=cheap');
  expect(query.filters).not.toHaveProperty('price');
  expect(problems).toHaveLength(1);
});
