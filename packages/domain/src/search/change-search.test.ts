import { expect, test } from 'vitest';
import { withCondition, withoutNear, withoutValue } from './change-search.ts';
import type { SearchQuery } from './search-query.ts';

const query: SearchQuery = {
  channel: 'Car',
  filters: { make: { anyOf: ['ford', 'opel'] }, model: { anyOf: ['focus'] } },
  page: 3,
};

test('a changed search begins at its first page', () => {
  expect(withCondition(query, 'price', { to: 9000 })).toEqual({
    channel: 'Car',
    filters: { ...query.filters, price: { to: 9000 } },
  });
});

test('one of several values can be left out', () => {
  expect(withoutValue(query, 'make', 'ford').filters).toEqual({
    make: { anyOf: ['opel'] },
    model: { anyOf: ['focus'] },
  });
});

test('the models are removed with the last make', () => {
  expect(withoutValue(withoutValue(query, 'make', 'ford'), 'make', 'opel').filters).toEqual({});
});

test('an order by distance is removed with the place', () => {
  const near = { latitude: 53, longitude: -6 };
  expect(withoutNear({ channel: 'Car', near, sort: 'distance' })).toEqual({ channel: 'Car' });
  expect(withoutNear({ channel: 'Car', near, sort: 'newest' })).toEqual({ channel: 'Car', sort: 'newest' });
});
