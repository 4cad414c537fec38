import { type AttributeCondition, type SearchQuery, towns } from '@forecourt/domain';
import { Random } from './random.ts';

type Filters = Record<string, AttributeCondition>;

const popular = [
  ['Ford', 'Focus'],
  ['Volkswagen', 'Golf'],
  ['Toyota', 'Corolla'],
  ['Škoda', 'Octavia'],
  ['Hyundai', 'Tucson'],
  ['BMW', '3 Series'],
  ['Audi', 'A4'],
  ['Nissan', 'Qashqai'],
  ['Kia', 'Sportage'],
  ['Mazda', '3'],
] as const;

const words = [
  'sunroof',
  'tow bar',
  'golf',
  'leather automatic',
  'one owner',
  'titanium',
  'isofix',
  'heated seats tdi',
  'm sport',
  'nct',
];

/** Typical searches in realistic proportions: each with a page of 30, the total and every facet. */
export function makeQueries(count: number, seed: number): SearchQuery[] {
  const random = new Random(seed);
  return Array.from({ length: count }, (_, index) => makeQuery(random, index));
}

function makeQuery(random: Random, index: number): SearchQuery {
  const sort = random.pick([
    'relevance',
    'relevance',
    'newest',
    'price-asc',
    'price-desc',
    'year-desc',
    'mileage-asc',
  ] as const);
  const page = random.isOneIn(8) ? 1 + random.below(100) : 1;
  const query = { channel: 'Car', sort, page } as const;
  const [make, model] = random.pick(popular);
  switch (index % 10) {
    case 0:
      return random.isOneIn(3) ? query : { ...query, filters: ranges(random) };
    case 1:
      return { ...query, filters: { make: { anyOf: [make] } } };
    case 2:
      return { ...query, filters: { make: { anyOf: [make] }, ...ranges(random) } };
    case 3:
      return { ...query, filters: { make: { anyOf: [make] }, model: { anyOf: [model] } } };
    case 4:
      return { ...query, filters: { make: { anyOf: [make] }, model: { anyOf: [model] }, ...ranges(random) } };
    case 5:
      return { ...query, filters: { ...ranges(random), ...values(random) } };
    case 6:
      return {
        ...query,
        filters: { ...values(random), make: { anyOf: [...new Set([make, random.pick(popular)[0]])] } },
      };
    case 7:
      return {
        ...query,
        ...circle(random),
        sort: random.pick(['relevance', 'distance', 'price-asc']),
        filters: ranges(random),
      };
    case 8:
      return {
        ...query,
        words: random.pick(words),
        filters: random.isOneIn(2) ? ranges(random) : values(random),
      };
    default:
      return { ...query, ...circle(random), filters: { make: { anyOf: [make] }, ...values(random) } };
  }
}

function ranges(random: Random): Filters {
  const filters: Filters = {};
  if (random.isOneIn(2)) filters.price = { to: 1000 * (5 + random.below(30)) };
  else filters.price = { from: 1000 * (2 + random.below(8)), to: 1000 * (12 + random.below(20)) };
  if (random.isOneIn(2)) filters.year = { from: 2012 + random.below(12) };
  if (random.isOneIn(3)) filters.mileage = { to: 10_000 * (3 + random.below(15)) };
  if (random.isOneIn(6)) filters.engineCc = { from: 1300, to: 1999 };
  return filters;
}

function values(random: Random): Filters {
  const filters: Filters = {};
  if (random.isOneIn(2))
    filters.fuel = { anyOf: random.isOneIn(2) ? ['Diesel'] : ['Petrol', 'Petrol Hybrid'] };
  if (random.isOneIn(2)) filters.transmission = { anyOf: ['Automatic'] };
  if (random.isOneIn(3)) filters.body = { anyOf: ['SUV', 'Estate'] };
  if (random.isOneIn(3)) filters.county = { anyOf: ['Dublin', 'Kildare', 'Meath'] };
  if (random.isOneIn(5)) filters.colour = { anyOf: ['Black', 'Grey', 'Blue'] };
  if (random.isOneIn(5)) filters.seller = { anyOf: ['trade'] };
  if (Object.keys(filters).length === 0) filters.doors = { anyOf: [5] };
  return filters;
}

function circle(random: Random): Pick<SearchQuery, 'near'> {
  const { latitude, longitude } = random.pick(towns.slice(0, 60));
  return { near: { latitude, longitude, radiusKm: random.pick([10, 25, 50, 100]) } };
}
