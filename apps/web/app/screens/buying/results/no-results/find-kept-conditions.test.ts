import type { SearchQuery } from '@forecourt/domain';
import { expect, test } from 'vitest';
import { createHrefOf } from '../addresses/result-links.ts';
import { findKeptConditions } from './find-kept-conditions.server.ts';

const hrefOf = createHrefOf({ base: 'listing', channel: 'Car' }, null);
const names = { nameOfSlug: (_key: string, slug: string) => slug[0]?.toUpperCase() + slug.slice(1) };

/** Answers with what `count` says, and keeps what was asked. */
function fakeSearch(count: (query: SearchQuery) => number) {
  const asked: SearchQuery[] = [];
  const search = async (query: SearchQuery) => {
    asked.push(query);
    return { total: count(query) } as never;
  };
  return { asked, search: { search } };
}

const conditionsIn = ({ filters = {}, words }: SearchQuery) => Object.keys(filters).length + (words ? 1 : 0);

test('as many conditions are kept as are found together, and a model is named with its make once', async () => {
  const query: SearchQuery = {
    channel: 'Car',
    filters: { make: { anyOf: ['ford'] }, model: { anyOf: ['focus'] }, price: { to: 1000 } },
    words: 'gti red',
  };
  const { search } = fakeSearch(({ filters = {}, words }) => (filters.price || words ? 0 : 7));
  expect(await findKeptConditions(query, search, hrefOf, names)).toEqual([
    { text: 'Just Ford Focus', found: '7 cars', href: '/used-cars/ford/focus' },
  ]);
});

test('what the page is about stays', async () => {
  const query: SearchQuery = {
    channel: 'Car',
    filters: { make: { anyOf: ['ford'] }, price: { to: 1000 }, transmission: { anyOf: ['Automatic'] } },
  };
  const { search, asked } = fakeSearch(({ filters = {} }) => (filters.price ? 0 : 1));
  expect(await findKeptConditions(query, search, hrefOf, names, new Set(['make']))).toEqual([
    { text: 'Just automatic', found: '1 car', href: '/used-cars/ford?transmission=automatic' },
  ]);
  expect(asked.every(({ filters }) => filters?.make)).toBe(true);
});

test('an address with every filter costs no more than 64 searches', async () => {
  const ranges = [
    'price',
    'year',
    'mileage',
    'engine-size',
    'seats',
    'doors',
    'power',
    'owners',
    'motor-tax',
  ];
  const query: SearchQuery = {
    channel: 'Car',
    filters: {
      make: { anyOf: ['ford'] },
      transmission: { anyOf: ['Automatic'] },
      fuelType: { anyOf: ['Diesel'] },
      colour: { anyOf: ['Red'] },
      ...Object.fromEntries(ranges.map((key) => [key, { to: 5 }])),
      price: { to: 1000 },
      year: { from: 2015 },
      mileage: { to: 50_000 },
    },
    words: 'gti red',
  };
  const { search, asked } = fakeSearch((each) => (conditionsIn(each) === 1 ? 1 : 0));
  expect(await findKeptConditions(query, search, hrefOf, names)).toHaveLength(3);
  expect(asked.length).toBe(64);
});
