import { type SearchQuery, withCondition } from '@forecourt/domain';
import { describe, expect, it } from 'vitest';
import { readResultsAddress } from './read-results-address.ts';

const read = (address: string) => readResultsAddress(new URL(address, 'https://forecourt.example'));

describe('readResultsAddress', () => {
  it('reads a listing', () => {
    expect(read('/used-cars/ford?maxPrice=9000')).toMatchObject({
      kind: 'search',
      query: { channel: 'Car', filters: { make: { anyOf: ['ford'] }, price: { to: 9000 } } },
      form: { base: 'listing', channel: 'Car' },
      named: { channel: 'Car', make: 'ford' },
      dealer: null,
    });
  });

  it('accepts a make directly under the root', () => {
    expect(read('/ford')).toMatchObject({ named: { make: 'ford' }, form: { base: 'listing' } });
  });

  it('moves what the path can express into the path, within the same base', () => {
    expect(read('/bikes/search?make=honda')).toMatchObject({
      kind: 'moved',
      to: '/bikes/search/honda',
      named: { channel: 'Bike', make: 'honda' },
    });
  });

  it('redirects a name to the market’s own spelling', () => {
    const resolve = (query: SearchQuery) => withCondition(query, 'make', { anyOf: ['volkswagen'] });
    const url = new URL('/used-cars?make=vw&maxPrice=9000', 'https://forecourt.example');
    expect(readResultsAddress(url, resolve)).toMatchObject({
      kind: 'moved',
      to: '/used-cars/volkswagen?maxPrice=9000',
      named: { make: 'volkswagen' },
    });
  });

  it.each([
    '/used-cars/ireland/atlantis',
    '/used-cars/ford/focus/19',
    '/dealers/ireland/cork/seven',
    '/dealers/ireland/atlantis/7',
  ])('finds nothing at %s', (address) => {
    expect(read(address)).toEqual({ kind: 'not-found' });
  });

  it('reads a dealer’s listing with its own filters and page', () => {
    expect(read('/commercials/dealers/ireland/cork/7?fuel=diesel&page=2')).toMatchObject({
      query: {
        channel: 'Commercial',
        filters: { dealer: { anyOf: [7] }, fuel: { anyOf: ['Diesel'] } },
        page: 2,
      },
      form: { base: 'fixed', path: '/commercials/dealers/ireland/cork/7' },
      dealer: { id: 7, county: 'Cork' },
    });
  });

  it('writes the parameters of a dealer’s listing as a search does', () => {
    expect(read('/dealers/ireland/cork/7?fuel=DIESEL&q=&dealer=9&utm_source=mail')).toMatchObject({
      kind: 'moved',
      to: '/dealers/ireland/cork/7?fuel=diesel&utm_source=mail',
      dealer: { id: 7 },
    });
  });

  it('reports what it dropped', () => {
    expect(read('/search?maxPrice=cheap')).toMatchObject({ problems: [{ param: 'maxPrice' }] });
  });
});
