import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { channels } from '../../channel/channel.ts';
import { counties } from '../../place/counties.ts';
import { towns } from '../../place/towns.ts';
import { slugify } from '../../slug/slugify.ts';
import { optionsFor } from '../../vehicle/attributes-of.ts';
import { type AttributeCondition, type SearchQuery, sorts } from '../search-query.ts';
import { searchableAttributesOf } from '../searchable-attributes.ts';
import { formatSearch } from './format-search.ts';
import { parseSearchAddress } from './parse-search.ts';

/** Enough of URL for our own addresses; the domain has no DOM. */
function read(address: string) {
  const [path = '', search = ''] = address.split('?');
  const pairs = search
    .split('&')
    .filter(Boolean)
    .map((pair) => pair.split('=').map(decodeURIComponent) as [string, string]);
  return parseSearchAddress(path, pairs);
}

const name = fc.stringMatching(/^[a-z][a-z0-9]{1,8}(-[a-z0-9]{1,6})?$/).filter((text) => text !== 'ireland');

function condition(
  attribute: ReturnType<typeof searchableAttributesOf>[number],
  channel: (typeof channels)[number],
) {
  const bounds =
    attribute.kind === 'number'
      ? { min: attribute.min, max: Math.min(attribute.max, 1e9) }
      : { min: 0, max: 9 };
  const value: fc.Arbitrary<string | number> =
    attribute.kind === 'choice'
      ? fc.constantFrom(...optionsFor(attribute, channel))
      : attribute.kind === 'number'
        ? fc.integer(bounds)
        : name;
  const number = fc.integer(bounds);
  switch (attribute.filter?.by) {
    case 'any-of':
      return fc.uniqueArray(value, { minLength: 1, maxLength: 3 }).map((values) => ({
        anyOf: values.sort((a, b) =>
          typeof a === 'number' && typeof b === 'number' ? a - b : String(a).localeCompare(String(b), 'en'),
        ),
      }));
    case 'range':
      return fc.oneof(
        number.map((from) => ({ from })),
        number.map((to) => ({ to })),
        fc.tuple(number, number).map(([a, b]) => ({ from: Math.min(a, b), to: Math.max(a, b) })),
      );
    case 'at-least':
      return number.map((from) => ({ from }));
    case 'at-most':
      return number.map((to) => ({ to }));
    case 'months-ahead':
      return fc.integer({ min: 1, max: 60 }).map((monthsAhead) => ({ monthsAhead }));
    default:
      return fc.boolean().map((is) => ({ is }));
  }
}

function queryOf(channel: (typeof channels)[number]): fc.Arbitrary<SearchQuery> {
  const filterable = searchableAttributesOf(channel).filter(({ filter }) => filter);
  const filters = fc.record(
    Object.fromEntries(filterable.map((attribute) => [attribute.key, condition(attribute, channel)])),
    { requiredKeys: [] },
  ) as fc.Arbitrary<Record<string, AttributeCondition>>;
  const near = fc.constantFrom(...towns).chain(({ slug, latitude, longitude }) =>
    fc.option(fc.integer({ min: 1, max: 500 }), { nil: undefined }).map((radiusKm) => ({
      latitude,
      longitude,
      name: slug,
      ...(radiusKm !== undefined && { radiusKm }),
    })),
  );
  return (
    fc
      .record(
        {
          channel: fc.constant(channel),
          filters: filters.filter((each) => Object.keys(each).length > 0),
          words: fc.stringMatching(/^[a-zá&=+%(]{1,12}( [a-z0-9]{1,5})?$/),
          near,
          sort: fc.constantFrom(...sorts.filter((sort) => sort !== 'relevance')),
          page: fc.integer({ min: 2, max: 100 }),
          size: fc.constantFrom(10, 60, 100),
        },
        { requiredKeys: ['channel'] },
      )
      // Without a place there is no distance to sort by.
      .filter(({ sort, near }) => sort !== 'distance' || near !== undefined)
  );
}

const query = fc.oneof(...channels.map(queryOf));

describe('a search and its address', () => {
  it('are two forms of one thing', () => {
    fc.assert(
      fc.property(query, fc.constantFrom('listing' as const, 'search' as const), (search, base) => {
        const address = formatSearch(search, base);
        const parsed = read(address);
        expect(parsed?.problems).toEqual([]);
        expect(parsed?.query).toEqual(search);
        expect(parsed && formatSearch(parsed.query, base)).toBe(address);
      }),
      { seed: 5, numRuns: 1000 },
    );
  });

  it('never throw on a hostile address', () => {
    fc.assert(
      fc.property(fc.webPath(), fc.array(fc.tuple(fc.string(), fc.string())), (path, pairs) => {
        parseSearchAddress(path, pairs);
      }),
      { seed: 5, numRuns: 500 },
    );
  });
});

describe('parseSearchAddress', () => {
  const filtersOf = (address: string) => read(address)?.query.filters;

  it('parses every form of a listing path', () => {
    expect(filtersOf('/used-cars/ireland/cork/ford/focus/2019')).toEqual({
      county: { anyOf: ['Cork'] },
      make: { anyOf: ['ford'] },
      model: { anyOf: ['focus'] },
      year: { from: 2019, to: 2019 },
    });
    expect(filtersOf('/used-cars/ireland')).toBeUndefined();
    expect(read('/commercials/used/ireland/cork')?.query).toEqual({
      channel: 'Commercial',
      filters: { county: { anyOf: ['Cork'] } },
    });
    expect(read('/bikes/search/honda')?.path).toMatchObject({
      base: 'search',
      channel: 'Bike',
      make: 'honda',
    });
  });

  it('parses a make directly under the root', () => {
    expect(read('/ford/focus')?.path).toEqual({ channel: 'Car', base: 'root', make: 'ford', model: 'focus' });
  });

  it.each(['/', '/used-cars/ireland/atlantis', '/ford/focus/abc', '/ford/focus/2019/more', '/%E0%A4%A'])(
    'finds no listing at %s',
    (address) => {
      expect(read(address)).toBeUndefined();
    },
  );

  it.each(['Co. Cork', 'co cork', 'County Cork', 'CORK ', 'Corcaigh'])('accepts the county %o', (county) => {
    expect(filtersOf(`/used-cars?county=${encodeURIComponent(county)}`)).toEqual({
      county: { anyOf: ['Cork'] },
    });
  });

  it('gives the path precedence over a parameter of the same name', () => {
    expect(filtersOf('/used-cars/ford?make=opel')).toEqual({ make: { anyOf: ['ford'] } });
  });
});

describe('bad values', () => {
  const problems = (search: string) => read(`/used-cars?${search}`)?.problems.map(({ param }) => param);

  it.each([
    'fuel=steam',
    'minPrice=cheap',
    'maxYear=99999',
    'near=paris',
    'near=48.85%2C2.35',
    'near=cork&radius=-5',
    'sort=luck',
    'sort=distance',
    'page=0',
    'page=101',
    'size=1000',
    'minNctMonths=soon',
    'doors=two',
  ])('%s is dropped and reported', (search) => {
    expect(problems(search)).toHaveLength(1);
  });

  it('an unknown parameter is ignored, and an empty one counts as absent', () => {
    expect(read('/used-cars?utm_source=mail&make=&minPrice=')).toMatchObject({
      query: { channel: 'Car' },
      problems: [],
    });
  });

  it('a valid value beside an invalid one is kept', () => {
    expect(read('/used-cars?fuel=diesel&fuel=steam')?.query.filters).toEqual({ fuel: { anyOf: ['Diesel'] } });
  });
});

describe('formatSearch', () => {
  it('moves everything possible into the path', () => {
    expect(
      formatSearch({ channel: 'Car', filters: { make: { anyOf: ['ford'] }, fuel: { anyOf: ['Diesel'] } } }),
    ).toBe('/used-cars/ford?fuel=diesel');
  });

  it('keeps several makes in the query', () => {
    expect(formatSearch({ channel: 'Car', filters: { make: { anyOf: ['ford', 'opel'] } } })).toBe(
      '/used-cars?make=ford&make=opel',
    );
  });

  it('names every county as its path does', () => {
    for (const { name } of counties) {
      expect(formatSearch({ channel: 'Bike', filters: { county: { anyOf: [name] } } })).toBe(
        `/bikes/used/ireland/${slugify(name)}`,
      );
    }
  });

  it('leaves out defaults', () => {
    expect(formatSearch({ channel: 'Commercial', sort: 'relevance', page: 1, size: 30 }, 'search')).toBe(
      '/commercials/search',
    );
  });
});
