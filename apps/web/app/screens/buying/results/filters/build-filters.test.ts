import {
  type Channel,
  channels,
  type SearchableAttribute,
  type SearchQuery,
  searchableAttributesOf,
} from '@forecourt/domain';
import { exampleAdvert } from '@forecourt/domain/testing';
import { MemoryEngine } from '@forecourt/search';
import { beforeAll, describe, expect, it } from 'vitest';
import { createHrefOf } from '../addresses/result-links.ts';
import { buildFilter, buildFilters } from './build-filters.ts';
import type { FilterView } from './filter-view.ts';
import {
  buildGroups,
  countedGroups,
  findOpenGroups,
  type GroupKey,
  readOpened,
} from './groups/filter-groups.ts';

const engine = new MemoryEngine();
const names = { nameOfSlug: () => undefined };

beforeAll(async () => {
  const bodies = { Car: 'Saloon', Commercial: 'Pick-up', Bike: 'Naked' } as const;
  const adverts = channels.map((channel, index) => ({
    ...exampleAdvert,
    channel,
    vehicle: { ...exampleAdvert.vehicle, body: bodies[channel], equipment: ['ISOFIX', 'Towbar'] },
    publicReference: `00000000000${index}`,
  }));
  await engine.rebuild(adverts, 1);
});

async function filtersOf(query: SearchQuery, open: readonly GroupKey[] = []): Promise<FilterView[]> {
  const hrefOf = createHrefOf({ base: 'listing', channel: query.channel }, null);
  const found = await engine.search({ ...query, counted: countedGroups(open) });
  return buildFilters(query, found, hrefOf, names, undefined, open);
}

const allGroups = (channel: Channel) => buildGroups({ channel }, []).map(({ key }) => key);

const madeUpTaxi: SearchableAttribute = {
  key: 'isTaxi',
  label: 'Taxi',
  kind: 'yes-no',
  filter: { by: 'is', param: 'taxi' },
  facet: 'values',
  read: () => null,
};

/** The parameter names of a filter's controls. */
function paramsOf(filter: FilterView): string[] {
  switch (filter.kind) {
    case 'make':
      return ['make', 'model'];
    case 'near':
      return ['near', 'radius'];
    case 'out':
      return ['notMake', 'notModel', 'notWords'];
    case 'range':
      return [filter.fromName, filter.toName];
    default:
      return [filter.name];
  }
}

describe('buildFilters', () => {
  it.each([
    ['Car', 'servicing and tyres at 17,000 km a year'],
    ['Bike', 'electricity at 5,000 km a year. Servicing'],
  ] as const)('says of %s at which distance a year’s cost is compared', async (channel, words) => {
    const filters = await filtersOf({ channel }, ['costs']);
    const cost = filters.find(({ attribute }) => attribute === 'yearlyCost');
    expect(cost?.kind === 'range' && cost.note).toContain(words);
  });

  it.each(channels)('has a control for every parameter of %s that the example states', async (channel) => {
    const query = { channel, filters: { model: { anyOf: ['octavia'] } } };
    const params = (await filtersOf(query, allGroups(channel))).flatMap(paramsOf);
    const missing = searchableAttributesOf(channel)
      .filter(({ key, filter, read }) => filter && key !== 'dealer' && read(exampleAdvert) !== null)
      .map(({ filter }) => (filter?.by === 'range' ? filter.min : filter?.param))
      .filter((param) => param !== undefined && !params.includes(param));
    expect(missing).toEqual([]);
  });

  it('shows the filters of a group only if it is open', async () => {
    const keysOf = async (open: GroupKey[]) =>
      (await filtersOf({ channel: 'Car' }, open)).map(({ attribute }) => attribute);
    expect(await keysOf([])).not.toContain('features');
    expect(await keysOf([])).not.toContain('colour');
    expect(await keysOf(['look'])).toContain('colour');
    expect(await keysOf(['equipment'])).toContain('features');
    expect(await keysOf(['equipment'])).not.toContain('powerKw');
    expect(await keysOf(['out'])).toContain('out');
  });

  it('opens the groups with an applied filter', () => {
    const filters = { features: { allOf: ['Isofix'] }, owners: { to: 1 }, colour: { anyOf: ['Red'] } };
    expect(findOpenGroups({ channel: 'Car', filters }, readOpened(['engine', 'nonsense']))).toEqual([
      'look',
      'engine',
      'history',
      'equipment',
    ]);
  });

  it('keeps a chosen version while no model is chosen', async () => {
    const filters = await filtersOf({ channel: 'Car', filters: { version: { anyOf: ['s-line'] } } });
    expect(filters.find(({ attribute }) => attribute === 'version')).toMatchObject({
      options: [{ value: 's-line', label: 'S Line', isChecked: true }],
    });
  });

  it('counts the features within what is found, because all must be present', async () => {
    const filters = { features: { allOf: ['Isofix'] } };
    const list = (await filtersOf({ channel: 'Car', filters }, ['equipment'])).find(
      ({ attribute }) => attribute === 'features',
    );
    expect(list).toMatchObject({
      kind: 'list',
      name: 'feature',
      options: [
        { value: 'isofix', count: 1, isChecked: true },
        { value: 'tow-bar', count: 1, isChecked: false },
      ],
    });
  });

  it('starts with what people decide by first', async () => {
    const filters = await filtersOf({ channel: 'Car' });
    expect(filters.slice(0, 4).map(({ attribute }) => attribute)).toEqual([
      'make',
      'price',
      'year',
      'mileage',
    ]);
  });

  it('keeps a chosen value in its list even if it finds nothing', async () => {
    const filters = await filtersOf({ channel: 'Car', filters: { fuel: { anyOf: ['Electric'] } } });
    const fuel = filters.find(({ attribute }) => attribute === 'fuel');
    expect(fuel).toMatchObject({ kind: 'list', isApplied: true, resetHref: '/used-cars' });
    expect(fuel?.kind === 'list' && fuel.options).toContainEqual(
      expect.objectContaining({ value: 'electric', isChecked: true }),
    );
  });

  it('lists the models of a chosen make under it', async () => {
    const filters = await filtersOf({ channel: 'Car', filters: { make: { anyOf: ['skoda'] } } });
    expect(filters[0]).toMatchObject({
      kind: 'make',
      chosen: ['skoda'],
      models: [{ make: 'skoda', options: [{ value: 'octavia', count: 1, isChecked: false }] }],
    });
  });

  it('leaves out a model of the chosen make, or one that is typed', async () => {
    const out = async (filters: SearchQuery['filters']) =>
      (await filtersOf({ channel: 'Car', ...(filters && { filters }) }, ['out'])).find(
        (filter) => filter.kind === 'out',
      )?.models;
    expect(await out({ make: { anyOf: ['skoda'] } })).toEqual([{ value: 'octavia', label: 'Octavia (1)' }]);
    expect(await out(undefined)).toBeNull();
    expect(await out({ model: { anyOf: ['octavia'] } })).toEqual([]);
  });

  it('offers a figure that only the address contains', async () => {
    const filters = await filtersOf({ channel: 'Car', filters: { motorTax: { to: 333 } } }, ['costs']);
    expect(filters.find(({ attribute }) => attribute === 'motorTax')).toMatchObject({
      value: '333',
      options: expect.arrayContaining([{ value: '333', label: 'Up to €333 a year' }]),
    });
  });

  it('formats a bound that is not a stop', async () => {
    const filters = await filtersOf({ channel: 'Car', filters: { price: { from: 16_200 } } });
    expect(filters.find(({ attribute }) => attribute === 'price')).toMatchObject({
      from: '16200',
      endLabels: { 16200: '€16,200' },
    });
  });

  it('asks a yes-or-no question once', async () => {
    const taxi = buildFilter(madeUpTaxi, {
      query: { channel: 'Car', filters: { isTaxi: { is: false } } },
      counted: await engine.search({ channel: 'Car' }),
      facets: {
        taxi: [
          { value: 'yes', label: 'Yes', count: 3 },
          { value: 'no', label: 'No', count: 1200 },
        ],
      },
      hrefOf: createHrefOf({ base: 'listing', channel: 'Car' }, null),
      names,
    });
    expect(taxi).toMatchObject({
      kind: 'select',
      name: 'taxi',
      value: 'no',
      options: [
        { value: 'yes', label: 'Yes (3)' },
        { value: 'no', label: 'No (1,200)' },
      ],
    });
  });

  it('uses the visitors’ words for sellers', async () => {
    const seller = (await filtersOf({ channel: 'Car' }, ['seller'])).find(
      ({ attribute }) => attribute === 'seller',
    );
    expect(seller?.kind === 'list' && seller.options[0]?.label).toMatch(/^(Dealers|Private sellers)$/);
  });
});
