import { describe, expect, it } from 'vitest';
import type { SearchQuery } from '../search-query.ts';
import { formatFormAddress } from './format-form-address.ts';
import { formatSearch, searchParameters } from './format-search.ts';

const listing = { base: 'listing', channel: 'Car' } as const;

describe('formatFormAddress', () => {
  it.each<SearchQuery>([
    { channel: 'Car' },
    { channel: 'Car', filters: { make: { anyOf: ['ford'] }, county: { anyOf: ['Cork'] } } },
    { channel: 'Car', filters: { make: { anyOf: ['ford', 'opel'] }, fuel: { anyOf: ['Diesel'] } } },
    {
      channel: 'Car',
      filters: { make: { anyOf: ['ford'] }, model: { anyOf: ['focus'] }, year: { from: 2019, to: 2019 } },
    },
    { channel: 'Car', filters: { year: { from: 2019, to: 2019 }, price: { to: 9000 } }, sort: 'newest' },
  ])('writes %o as the search’s own address does', (query) => {
    const fields = Object.entries(searchParameters(query)).flatMap(([name, value]) =>
      (Array.isArray(value) ? value : [value ?? '']).map((each) => [name, String(each)] as const),
    );
    expect(formatFormAddress(listing, fields)).toBe(formatSearch(query));
  });

  it('leaves empty fields out', () => {
    expect(
      formatFormAddress(listing, [
        ['make', ''],
        ['maxPrice', '9000'],
        ['q', ' '],
      ]),
    ).toBe('/used-cars?maxPrice=9000');
  });

  it.each([
    [{ q: ' tow  bar ' }, '?q=tow%20bar'],
    [{ near: 'Dún Laoghaire ', radius: '50' }, '?near=dun-laoghaire&radius=50'],
    [{ near: 'd04' }, '?near=D04'],
    [{ near: 'd04  x285' }, '?near=D04'],
    [{ near: 'Dublin4' }, '?near=DUBLIN4'],
    [{ near: '53,-6.2' }, '?near=53%2C-6.2'],
    [{ near: '53.35,-6.26' }, '?near=53.35%2C-6.26'],
    [{ near: '', radius: '50', sort: 'distance' }, ''],
    [{ near: 'cork', sort: 'distance' }, '?near=cork&sort=distance'],
    [{ sort: 'relevance', page: '1' }, ''],
  ])('writes %o as an address does', (fields, query) => {
    expect(formatFormAddress(listing, Object.entries(fields))).toBe(`/used-cars${query}`);
  });

  it('keeps the path of a dealer’s listing and puts the rest into the query', () => {
    expect(formatFormAddress({ base: 'fixed', path: '/dealers/ireland/cork/7' }, [['make', 'ford']])).toBe(
      '/dealers/ireland/cork/7?make=ford',
    );
  });
});
