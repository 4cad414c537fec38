import { expect, test } from 'vitest';
import { feedQuery, watchSearchHref, watchVehicleHref } from './alert-href.ts';

test('a search is watched by its address', () => {
  const url = new URL(watchSearchHref('/search/ford?fuel=Diesel&maxPrice=9000'), 'http://localhost');
  expect(url.pathname).toBe('/alerts/new');
  expect(url.searchParams.get('search')).toBe('/search/ford?fuel=Diesel&maxPrice=9000');
  expect(watchVehicleHref('0123456789ab')).toBe('/alerts/new?vehicle=0123456789ab');
});

test('feeds have the search without its page and its order', () => {
  expect(feedQuery('?make=ford&make=opel&sort=price-asc&page=3')).toBe('?make=ford&make=opel');
  expect(feedQuery('')).toBe('');
});
