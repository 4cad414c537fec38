import { describe, expect, it } from 'vitest';
import { parseSearchAddress } from './parse-search.ts';
import { tidyListingAddress } from './tidy-listing-address.ts';

function tidy(address: string) {
  const [pathname = '', search = ''] = address.split('?');
  const pairs = search
    .split('&')
    .filter(Boolean)
    .map((pair) => pair.split('=').map(decodeURIComponent) as [string, string]);
  const parsed = parseSearchAddress(pathname, pairs);
  return parsed && tidyListingAddress(pathname, pairs, parsed);
}

describe('tidyListingAddress', () => {
  it.each([
    ['/used-cars?make=ford', '/used-cars/ford'],
    ['/search?make=ford&model=focus&maxPrice=9000', '/search/ford/focus?maxPrice=9000'],
    ['/bikes/used?county=cork', '/bikes/used/ireland/cork'],
    ['/used-cars/ford/focus?minYear=2019&maxYear=2019', '/used-cars/ford/focus/2019'],
    ['/used-cars/Ford', '/used-cars/ford'],
    ['/used-cars/ireland/corcaigh', '/used-cars/ireland/cork'],
    ['/used-cars/ireland/co-cork', '/used-cars/ireland/cork'],
    ['/used-cars?county=Co.%20Cork', '/used-cars/ireland/cork'],
    ['/used-cars/ireland?make=ford', '/used-cars/ford'],
    ['/ford?model=focus', '/ford/focus'],
    ['/ford?county=cork', '/used-cars/ireland/cork/ford'],
    ['/used-cars/ford?make=opel', '/used-cars/ford'],
    ['/used-cars?minPrice=&maxPrice=&q=&sort=relevance&page=1', '/used-cars'],
    ['/used-cars?make=ford&utm_source=mail', '/used-cars/ford?utm_source=mail'],
    ['/used-cars?make=ford&constructor=a&__proto__=b', '/used-cars/ford?constructor=a&__proto__=b'],
  ])('moves %s to %s', (address, better) => {
    expect(tidy(address)).toBe(better);
  });

  it.each([
    '/used-cars',
    '/used-cars/ireland',
    '/ford/focus/2019',
    '/used-cars?make=ford&make=opel',
    '/used-cars?model=focus',
    '/used-cars?county=atlantis',
    '/used-cars/ford?maxPrice=cheap',
    '/commercials/search/ireland/cork/ford/transit/2019?fuel=diesel&page=2',
  ])('leaves %s as it is', (address) => {
    expect(tidy(address)).toBeUndefined();
  });

  it('leaves what it made as it is', () => {
    expect(tidy(tidy('/search?make=ford&county=cork&page=1&fuel=diesel') ?? '')).toBeUndefined();
  });
});
