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
import { excludingParam } from './is-search-parameter.ts';
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

const compareValues = (a: string | number, b: string | number) =>
  typeof a === 'number' && typeof b === 'number' ? a - b : String(a).localeCompare(String(b), 'en');

function condition(
  attribute: ReturnType<typeof searchableAttributesOf>[number],
  channel: (typeof channels)[number],
) {
  const bounds =
    attribute.kind === 'number'
      ? { min: attribute.min, max: Math.min(attribute.max, 1e9) }
      : { min: 0, max: 9 };
  const value: fc.Arbitrary<string | number> =
    attribute.kind === 'choice' || attribute.kind === 'choices'
      ? fc.constantFrom(...optionsFor(attribute, channel))
      : attribute.kind === 'number'
        ? fc.integer(bounds)
        : name;
  const number = fc.integer(bounds);
  switch (attribute.filter?.by) {
    case 'any-of':
      return fc.uniqueArray(value, { minLength: 1, maxLength: 3 }).map((values) => ({
        anyOf: values.sort(compareValues),
      }));
    case 'all-of':
      return fc
        .uniqueArray(value, { minLength: 1, maxLength: 3 })
        .map((values) => ({ allOf: values.map(String).sort(compareValues) }));
    case 'within-days':
      return fc.integer({ min: 1, max: 365 }).map((withinDays) => ({ withinDays }));
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
    default: {
      const isOnlyYes = attribute.filter?.by === 'is' && attribute.filter.only;
      return (isOnlyYes ? fc.constant(true) : fc.boolean()).map((is) => ({ is }));
    }
  }
}

/** What is wanted is not also left out: an address says only one of the two. */
function excludedOf(channel: (typeof channels)[number]) {
  const excludable = searchableAttributesOf(channel).filter(({ filter }) => filter && excludingParam(filter));
  const values = (attribute: (typeof excludable)[number]) =>
    fc
      .uniqueArray(attribute.kind === 'name' ? name : fc.constantFrom(...optionsFor(attribute, channel)), {
        minLength: 1,
        maxLength: 3,
      })
      .map((each) => each.sort(compareValues));
  return fc.record(Object.fromEntries(excludable.map((attribute) => [attribute.key, values(attribute)])), {
    requiredKeys: [],
  }) as fc.Arbitrary<Record<string, string[]>>;
}

/** With other letters for what is wanted than for what is not. */
const words = (letters: string) =>
  fc.stringMatching(new RegExp(`^${letters}[&=+%(]{0,5}${letters}{1,6}( ${letters}{1,5})?$`));

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
          excluded: excludedOf(channel),
          words: words('[a-mz]'),
          notWords: words('[n-yá]'),
          near,
          sort: fc.constantFrom(...sorts.filter((sort) => sort !== 'relevance')),
          page: fc.integer({ min: 2, max: 100 }),
          size: fc.constantFrom(10, 60, 100),
        },
        { requiredKeys: ['channel'] },
      )
      .map(({ excluded, ...rest }) => {
        const left = Object.entries(excluded ?? {}).filter(([key]) => !rest.filters?.[key]);
        return left.length > 0 ? { ...rest, excluded: Object.fromEntries(left) } : rest;
      })
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

describe('leaving out', () => {
  const query = (search: string) => read(`/used-cars?${search}`)?.query;

  it('parses makes, models, values and words', () => {
    expect(query('notMake=ford&notModel=golf&notFuel=diesel&notFeature=tow-bar&notWords=taxi')).toEqual({
      channel: 'Car',
      excluded: { make: ['ford'], model: ['golf'], fuel: ['Diesel'], features: ['Tow bar'] },
      notWords: 'taxi',
    });
  });

  it('takes a value out of those that are wanted', () => {
    expect(query('make=ford&make=opel&notMake=opel')).toEqual({
      channel: 'Car',
      filters: { make: { anyOf: ['ford'] } },
    });
  });

  it('reports what contradicts itself, and keeps it in the address', () => {
    const kinds = (search: string) =>
      read(`/used-cars?${search}`)?.problems.map(({ kind, param }) => [kind, param]);
    expect(kinds('make=ford&notMake=ford')).toEqual([['contradiction', 'notMake']]);
    expect(kinds('make=ford&make=opel&notMake=opel')).toEqual([]);
    expect(kinds('minPrice=20000&maxPrice=10000')).toEqual([['reversed', 'minPrice']]);
    expect(kinds('video=no')).toEqual([['unusable', 'video']]);
    expect(kinds('q=golf&notWords=Golf%20taxi')).toEqual([['contradiction', 'notWords']]);
    expect(query('q=golf&notWords=Golf%20taxi')).toMatchObject({ words: 'golf', notWords: 'taxi' });
    expect(kinds('make=volkswagen&model=golf&notWords=golf')).toEqual([['contradiction', 'notWords']]);
    expect(kinds('model=golf&model=polo&notWords=golf')).toEqual([]);
  });

  it('reads several values from one parameter', () => {
    expect(query('notMake=ford,bmw&fuel=diesel,%20petrol,')).toEqual({
      channel: 'Car',
      filters: { fuel: { anyOf: ['Diesel', 'Petrol'] } },
      excluded: { make: ['bmw', 'ford'] },
    });
  });

  it('wants what is both wanted and left out', () => {
    const wanted = { channel: 'Car', filters: { make: { anyOf: ['ford'] } } };
    expect(query('make=ford&notMake=ford')).toEqual(wanted);
    expect(query('feature=tow-bar&notFeature=towbar&notFeature=sunroof')).toEqual({
      channel: 'Car',
      filters: { features: { allOf: ['Tow bar'] } },
      excluded: { features: ['Sunroof'] },
    });
  });
});

describe('an address in other words', () => {
  const filters = (search: string) => read(`/used-cars?${search}`)?.query.filters;

  it('reads 4x4 as driven wheels, and as a body in addresses from when it was one', () => {
    for (const said of ['4x4', 'AWD', 'four-wheel-drive', 'all-wheel-drive'])
      expect(filters(`drive=${said}`)).toEqual({ drivetrain: { anyOf: ['All-wheel drive'] } });
    expect(filters('body=4x4')).toEqual({ body: { anyOf: ['SUV'] } });
  });

  it('reads power with its unit', () => {
    expect(filters('minPower=150bhp')).toEqual({ powerKw: { from: 112 } });
  });

  it('reads a feature by any of its names', () => {
    expect(filters('feature=satnav&feature=carplay')).toEqual({
      features: { allOf: ['Apple CarPlay', 'Satellite navigation'] },
    });
  });
});

describe('a value given twice', () => {
  const read1 = (search: string) => {
    const parsed = read(`/used-cars?${search}`);
    return [parsed?.query.filters, parsed?.problems.map(({ kind, value }) => [kind, value])];
  };

  it('is the last one, and reported', () => {
    expect(read1('accident=yes&accident=no')).toEqual([
      { isAccidentDeclared: { is: false } },
      [['repeated', 'no']],
    ]);
    expect(read1('minPrice=1000&minPrice=9000')).toEqual([{ price: { from: 9000 } }, [['repeated', '9000']]]);
  });

  it('is not reported if it says the same', () => {
    expect(read1('minPrice=9000&minPrice=9%20000')).toEqual([{ price: { from: 9000 } }, []]);
  });
});

describe('words', () => {
  it.each(['...', '?!', '-', ' , '])('%o are none', (words) => {
    expect(read(`/used-cars?q=${encodeURIComponent(words)}`)?.query).toEqual({ channel: 'Car' });
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
    'radius=50',
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
