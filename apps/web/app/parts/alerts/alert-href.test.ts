import { expect, test } from 'vitest';
import { feedLinks, watchSearchHref, watchVehicleHref } from './alert-href.ts';

test('a search is watched by its address', () => {
  const url = new URL(watchSearchHref('/search/ford?fuel=Diesel&maxPrice=9000'), 'http://localhost');
  expect(url.pathname).toBe('/alerts/new');
  expect(url.searchParams.get('search')).toBe('/search/ford?fuel=Diesel&maxPrice=9000');
  expect(watchVehicleHref('0123456789ab')).toBe('/alerts/new?vehicle=0123456789ab');
});

test('feeds have the search without its page and its order', () => {
  const [atom, json, csv] = feedLinks('Car', '?make=ford&make=opel&sort=price-asc&page=3');
  expect(atom?.href).toBe('/rest/1.0/Car/stock.atom?make=ford&make=opel');
  expect(json?.href).toBe('/rest/1.0/Car/stock.json-feed?make=ford&make=opel');
  expect(csv?.href).toBe('/rest/1.0/Car/stock.csv?make=ford&make=opel');
  expect(feedLinks('Bike', '')[0]?.href).toBe('/rest/1.0/Bike/stock.atom');
});
