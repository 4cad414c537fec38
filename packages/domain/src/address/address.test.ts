import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyCharacter } from '../text/any-character.ts';
import { advertInSearchPath, advertPath } from './advert-path.ts';
import {
  dealerDirectoryPath,
  dealerHomePath,
  dealerListingPath,
  dealerMapPath,
  dealerReviewsPath,
  storePath,
} from './dealer-path.ts';
import { appendQuery, formatQuery } from './format-query.ts';
import { listingPath, searchPath } from './listing-path.ts';
import { pathSegment } from './path-segment.ts';

const vehicle = { make: 'Škoda', model: 'Octavia Combi' };
const publicReference = '0123456789ab';

describe('advertPath', () => {
  it.each([
    ['Car', '/used-cars/skoda/octavia-combi/fpa/0123456789ab'],
    ['Commercial', '/commercials/used/skoda/octavia-combi/fpa/0123456789ab'],
    ['Bike', '/bikes/used/skoda/octavia-combi/fpa/0123456789ab'],
  ] as const)('of a %s is %s', (channel, path) => {
    expect(advertPath({ channel, publicReference, vehicle })).toBe(path);
  });
});

describe('advertInSearchPath', () => {
  it('keeps the advert in its search', () => {
    expect(advertInSearchPath('Car', publicReference)).toBe('/search/0123456789ab/advert');
    expect(advertInSearchPath('Bike', publicReference)).toBe('/bikes/search/0123456789ab/advert');
  });
});

describe('listingPath', () => {
  it('says county, make, model and year in that order', () => {
    expect(listingPath({ channel: 'Car' })).toBe('/used-cars');
    expect(listingPath({ channel: 'Car', make: 'Ford' })).toBe('/used-cars/ford');
    expect(listingPath({ channel: 'Commercial', county: 'Co. Cork' })).toBe('/commercials/used/ireland/cork');
    expect(
      listingPath({ channel: 'Bike', county: 'Cork', make: 'BMW', model: 'R 1250 GS', year: 2019 }),
    ).toBe('/bikes/used/ireland/cork/bmw/r-1250-gs/2019');
  });

  it('leaves out a model without make and a year without model', () => {
    expect(listingPath({ channel: 'Car', model: 'Focus', year: 2019 })).toBe('/used-cars');
    expect(listingPath({ channel: 'Car', make: 'Ford', year: 2019 })).toBe('/used-cars/ford');
  });
});

describe('searchPath', () => {
  it('is the same under the working search', () => {
    expect(searchPath({ channel: 'Car', county: 'Cork', make: 'Ford' })).toBe('/search/ireland/cork/ford');
  });
});

describe('the paths of dealers', () => {
  const dealer = { id: 7, name: "O'Byrne & Sons", place: { county: 'Cork' } };

  it('lead to stock, map and store', () => {
    expect(dealerListingPath(dealer)).toBe('/dealers/ireland/cork/7');
    expect(dealerListingPath(dealer, 'Commercial')).toBe('/commercials/dealers/ireland/cork/7');
    expect(dealerMapPath(dealer, 'Bike')).toBe('/bikes/dealers/ireland/cork/7/map');
    expect(storePath(dealer)).toBe('/stores/obyrne-and-sons/7');
  });

  it('narrow the directory by the given filters', () => {
    expect(dealerDirectoryPath()).toBe('/dealers');
    expect(dealerDirectoryPath({ name: 'Byrne' })).toBe('/dealers/name/byrne');
    expect(dealerDirectoryPath({ name: 'M&S Cars' })).toBe('/dealers/name/m-and-s-cars');
    expect(dealerDirectoryPath({ make: 'Ford', county: 'Cork' })).toBe('/dealers/make/ford/ireland/cork');
    expect(dealerDirectoryPath({ name: 'Byrne', make: 'Ford', county: 'Cork' })).toBe(
      '/dealers/name/byrne/make/ford/ireland/cork',
    );
    expect(dealerDirectoryPath({ county: 'Co. Dublin' })).toBe('/dealers/ireland/dublin');
  });
});

describe('pathSegment', () => {
  it('is always one segment and never empty', () => {
    fc.assert(
      fc.property(fc.string({ unit: anyCharacter }), (name) => {
        expect(pathSegment(name)).toMatch(/^[^/?#\s]+$/);
      }),
      { seed: 11, numRuns: 300 },
    );
  });

  it('escapes characters that would end it', () => {
    expect(pathSegment('Luton / Box')).toBe('luton-%2F-box');
    expect(pathSegment('!!!')).toBe('u21u21u21');
    expect(pathSegment('')).toBe('-');
  });
});

describe('appendQuery', () => {
  it('adds to the address’s existing parameters', () => {
    expect(appendQuery('/search', { page: 2 })).toBe('/search?page=2');
    expect(appendQuery('/search?fuel=diesel', { q: 'a?', page: 2 })).toBe(
      '/search?fuel=diesel&q=a%3F&page=2',
    );
    expect(appendQuery('/search?fuel=diesel', { q: '' })).toBe('/search?fuel=diesel');
  });
});

describe('formatQuery', () => {
  it('encodes everything, including brackets', () => {
    expect(formatQuery({ wheelbase: 'SWB (L1)', q: 'a&b=c' })).toBe('?wheelbase=SWB%20%28L1%29&q=a%26b%3Dc');
  });

  it('repeats a name for several values and leaves out what is not set', () => {
    expect(formatQuery({ fuel: ['Petrol', 'Diesel'], page: 2, make: null, q: '', sort: undefined })).toBe(
      '?fuel=Petrol&fuel=Diesel&page=2',
    );
    expect(formatQuery({})).toBe('');
  });

  it('is parsed back unchanged', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', minLength: 1 }), (text) => {
        const encoded = formatQuery({ q: text }).slice('?q='.length);
        expect(decodeURIComponent(encoded)).toBe(text);
        expect(encoded).toMatch(/^[\w.~%-]*$/);
      }),
      { seed: 12, numRuns: 300 },
    );
  });
});

describe('a dealer’s own page', () => {
  const dealer = { id: 7, name: 'Lee Valley Motors', place: { county: 'Cork' } };

  it('is its store', () => {
    expect(dealerHomePath({ ...dealer, hasStore: true }, 'Bike')).toBe('/stores/lee-valley-motors/7');
  });

  it('is its map if it has no store, and holds its reviews', () => {
    expect(dealerReviewsPath({ ...dealer, hasStore: false }, 'Bike')).toBe(
      '/bikes/dealers/ireland/cork/7/map#reviews',
    );
  });
});
