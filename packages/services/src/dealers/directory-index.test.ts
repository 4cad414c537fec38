import { describe, expect, it } from 'vitest';
import { exampleDealer } from '../testing/example-dealer.ts';
import { DirectoryIndex } from './directory-index.ts';
import type { DirectoryQuery } from './directory-query.ts';

const { place } = exampleDealer();
const galway = { ...place, county: 'Galway', latitude: 53.27, longitude: -9.05 };
const index = new DirectoryIndex({
  dealers: [
    exampleDealer({ id: 1, name: 'Zetland Cars', franchises: ['Ford'] }),
    exampleDealer({ id: 2, name: 'Árann Motors', place: galway, isSimiApproved: false }),
    exampleDealer({ id: 3, name: 'Middle Garage', isFeaturedPartner: true }),
    exampleDealer({ id: 4, name: 'Blackwater Valley Motors' }),
    exampleDealer({ id: 5, name: 'Half Mile Autos & Sons' }),
  ],
  stock: [
    { dealerId: 1, channel: 'Car', make: 'Ford', count: 12 },
    { dealerId: 1, channel: 'Bike', make: 'Honda', count: 1 },
    { dealerId: 2, channel: 'Commercial', make: 'Ford', count: 3 },
    { dealerId: 4, channel: 'Car', make: 'Škoda', count: 20 },
  ],
  ratings: new Map([
    [2, { average: 4.6, count: 9, distribution: [6, 2, 1, 0, 0] }],
    [4, { average: 4.1, count: 30, distribution: [15, 5, 8, 2, 0] }],
  ]),
});
const named = (query: DirectoryQuery) => index.search(query).hits.map(({ dealer }) => dealer.name);

describe('the order of the directory', () => {
  it('is by stock and rating, regardless of payment, with dealers without stock last', () => {
    expect(named({})).toEqual([
      'Blackwater Valley Motors',
      'Árann Motors',
      'Zetland Cars',
      'Half Mile Autos & Sons',
      'Middle Garage',
    ]);
    expect(named({ channel: 'Bike' })).toEqual(['Zetland Cars']);
  });

  it('is by name on request', () => {
    expect(named({ sort: 'name' })).toEqual([
      'Árann Motors',
      'Blackwater Valley Motors',
      'Zetland Cars',
      'Half Mile Autos & Sons',
      'Middle Garage',
    ]);
  });

  it('is by distance if there is a place', () => {
    const { hits } = index.search({ near: { latitude: 53.28, longitude: -9.0 } });
    expect(hits[0]?.dealer.name).toBe('Árann Motors');
    expect(hits[0]?.distanceKm).toBeCloseTo(3.5, 1);
  });

  it('is by stock in the requested channel', () => {
    expect(named({ sort: 'stock' })[0]).toBe('Blackwater Valley Motors');
    expect(named({ sort: 'stock', channel: 'Bike' })).toEqual(['Zetland Cars']);
  });

  it('puts dealers without a rating after those with one', () => {
    expect(named({ sort: 'rating' })).toEqual([
      'Árann Motors',
      'Blackwater Valley Motors',
      'Zetland Cars',
      'Half Mile Autos & Sons',
      'Middle Garage',
    ]);
  });

  it('is by name at equal distance, and continues from page to page', () => {
    const near = { latitude: 53.28, longitude: -9.0 };
    const pages = [1, 2, 3].map((page) => named({ near, page, size: 2 }));
    expect(pages).toEqual([
      ['Árann Motors', 'Blackwater Valley Motors'],
      ['Zetland Cars', 'Half Mile Autos & Sons'],
      ['Middle Garage'],
    ]);
  });

  it('by stock or rating also applies if there is a place', () => {
    const near = { latitude: 53.28, longitude: -9.0 };
    expect(named({ near, sort: 'stock' })[0]).toBe('Blackwater Valley Motors');
    expect(index.search({ near, sort: 'stock' }).hits[0]?.distanceKm).toBeGreaterThan(100);
  });

  it('cannot be by distance without a place', () => {
    expect(named({ sort: 'distance' })).toEqual(named({}));
  });
});

describe('a name', () => {
  it('is found by the beginnings of its words in any order, without accents', () => {
    expect(named({ name: 'arann' })).toEqual(['Árann Motors']);
    expect(named({ name: 'mot vall' })).toEqual(['Blackwater Valley Motors']);
    expect(named({ name: 'blackwatervalley' })).toEqual(['Blackwater Valley Motors']);
  });

  it('is found with a typing error, and the answer shows the correction', () => {
    const { hits, readings } = index.search({ name: 'blackwatr motors' });
    expect(hits.map(({ dealer }) => dealer.id)).toEqual([4]);
    expect(readings).toEqual([{ word: 'blackwatr', spellings: ['blackwater'] }]);
  });

  it('is found by half a word with a typing error', () => {
    expect(named({ name: 'zetlnd' })).toEqual(['Zetland Cars']);
  });

  it('is found by short words with a typing error, as the suggestions find it', () => {
    const { hits, readings } = index.search({ name: 'haf mile' });
    expect(hits.map(({ dealer }) => dealer.id)).toEqual([5]);
    expect(readings).toEqual([{ word: 'haf mile', spellings: ['Half Mile Autos & Sons'] }]);
  });

  it('is the same with an ampersand and with "and"', () => {
    for (const name of ['autos & sons', 'autos and sons', 'autos sons'])
      expect(named({ name })).toEqual(['Half Mile Autos & Sons']);
  });

  it.each(['xetland', 'etland', 'zzetland', 'eztland'])(
    'is found by %s, with its first letter wrong',
    (name) => {
      expect(named({ name })).toEqual(['Zetland Cars']);
    },
  );

  it('is found if typed as two words', () => {
    expect(named({ name: 'black water' })).toEqual(['Blackwater Valley Motors']);
    expect(index.search({ name: 'black water' }).readings).toEqual([]);
  });

  it('is not corrected if no dealer is found', () => {
    expect(index.search({ name: 'zetlnd', county: 'Galway' })).toMatchObject({ total: 0, readings: [] });
  });

  it('is not corrected if some dealer has it', () => {
    expect(index.search({ name: 'motors' }).readings).toEqual([]);
  });

  it('of only punctuation narrows nothing', () => {
    expect(named({ name: ' - ' })).toHaveLength(5);
  });
});

describe('a make', () => {
  it('is sold by dealers who have it in stock or sell it new', () => {
    expect(named({ make: 'Ford' })).toEqual(['Árann Motors', 'Zetland Cars']);
  });

  it('is sold in the requested channel', () => {
    expect(named({ make: 'Ford', channel: 'Bike' })).toEqual([]);
    expect(named({ make: 'Ford', channel: 'Commercial' })).toEqual(['Árann Motors']);
  });

  it('is recognised in any spelling', () => {
    expect(index.findMake('SKODA')).toBe('Škoda');
    expect(index.findMake('nosuch')).toBeUndefined();
  });
});

describe('the counts', () => {
  it('of a kind leave out the filter on that kind', () => {
    const { counts } = index.search({ county: 'Cork', make: 'Ford' });
    expect(Object.fromEntries(counts.county)).toEqual({ Cork: 1, Galway: 1 });
    expect(Object.fromEntries(counts.make)).toEqual({ Ford: 1, Honda: 1, Škoda: 1 });
    expect(counts.channel).toEqual({ Car: 1, Commercial: 0, Bike: 0 });
  });

  it('of channels leave out the channel, and of all channels count each dealer once', () => {
    const { counts, total } = index.search({ channel: 'Bike' });
    expect(total).toBe(1);
    expect(counts).toMatchObject({ channel: { Car: 2, Commercial: 1, Bike: 1 }, anyChannel: 5, simi: 1 });
    expect(Object.fromEntries(counts.make)).toEqual({ Honda: 1 });
  });

  it('of approved dealers leave out the approval filter', () => {
    for (const isSimiApproved of [true, false, undefined])
      expect(index.search({ isSimiApproved }).counts).toMatchObject({ simi: 4 });
    expect(index.search({ isSimiApproved: true })).toMatchObject({ total: 4 });
    expect(index.search({ isSimiApproved: true }).counts.county.get('Galway')).toBeUndefined();
  });

  it('follow the typed name', () => {
    expect(Object.fromEntries(index.search({ name: 'motors' }).counts.county)).toEqual({
      Cork: 1,
      Galway: 1,
    });
  });

  it('are sorted by name', () => {
    expect([...index.search({}).counts.make.keys()]).toEqual(['Ford', 'Honda', 'Škoda']);
  });

  it('of a make without dealers find nothing', () => {
    expect(index.search({ make: 'Tesla' })).toMatchObject({ total: 0, hits: [] });
  });
});

describe('when no dealer is found', () => {
  it('the answer suggests which filter to remove, the most helpful first', () => {
    expect(index.relax({ county: 'Galway', make: 'Ford', channel: 'Car' })).toEqual([
      { filter: 'county', total: 1 },
      { filter: 'channel', total: 1 },
    ]);
  });
});

it('a page beyond the last is the last', () => {
  expect(index.search({ page: 9, size: 3 })).toMatchObject({ page: 2, pages: 2 });
});
