import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatQuery } from '../../address/format-query.ts';
import { anyCharacter } from '../../text/any-character.ts';
import { groupPairs } from './group-pairs.ts';
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
    ['/used-cars?fuel=DIESEL', '/used-cars?fuel=diesel'],
    ['/used-cars?fuel=diesel%20&x=1', '/used-cars?fuel=diesel&x=1'],
    ['/used-cars?fuel=diesel&fuel=Diesel', '/used-cars?fuel=diesel'],
    ['/used-cars?make=Ford&make=OPEL', '/used-cars?make=ford&make=opel'],
    ['/used-cars?near=CORK&radius=050', '/used-cars?near=cork&radius=50'],
    ['/used-cars?minPrice=9000&maxPrice=5000', '/used-cars?minPrice=5000&maxPrice=9000'],
    ['/used-cars?notMake=ford,bmw', '/used-cars?notMake=bmw&notMake=ford'],
    ['/used-cars?q=...', '/used-cars'],
    ['/used-cars?q=%20tow%20%20bar', '/used-cars?q=tow%20bar'],
    ['/used-cars?sort=NEWEST&size=30&page=01', '/used-cars?sort=newest'],
    ['/used-cars?maxPrice=9000%20', '/used-cars?maxPrice=9000'],
    ['/used-cars?make=ford&notMake=ford', '/used-cars/ford?notMake=ford'],
    ['/used-cars?county=cork&county=atlantis', '/used-cars/ireland/cork'],
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
    '/used-cars?fuel=DIESEL&fuel=steam',
    '/used-cars?sort=distance',
    '/used-cars?radius=50',
    '/used-cars/ford?notMake=ford',
    '/used-cars?near=corkk&radius=50',
    '/used-cars?fuel=petrol&x=Y&fuel=diesel&utm_source=MAIL',
    '/commercials/search/ireland/cork/ford/transit/2019?fuel=diesel&page=2',
  ])('leaves %s as it is', (address) => {
    expect(tidy(address)).toBeUndefined();
  });

  it('leaves its own output unchanged, for any input', () => {
    const names =
      'make model county fuel minYear maxYear maxPrice minNctMonths q near radius sort page size other';
    const name = fc.constantFrom(...names.split(' '));
    const value = fc.oneof(
      fc.constantFrom('Ford', 'CORK ', 'Co. Mayo', 'Diesel', 'diesel', '2019', '02019', '50', 'd04 x285'),
      fc.constantFrom('53.35,-6.26', '53.3500,-6.26', 'distance', 'Newest', '9,000', ' tow  bar'),
      fc.string({ unit: anyCharacter, maxLength: 12 }),
    );
    const pairs = fc.array(fc.tuple(name, value), { maxLength: 6 });
    fc.assert(
      fc.property(
        fc.constantFrom('/used-cars', '/search/ford', '/bikes/used/ireland/cork'),
        pairs,
        (path, all) => {
          const better = tidy(path + formatQuery(groupPairs(all)));
          if (better !== undefined) expect(tidy(better)).toBeUndefined();
        },
      ),
      { seed: 5, numRuns: 2000 },
    );
  });
});
