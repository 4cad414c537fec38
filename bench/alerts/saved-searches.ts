import { type Advert, type AttributeCondition, type SearchQuery, towns } from '@forecourt/domain';
import { makeCorpus } from '../search/corpus.ts';
import { Random } from '../search/random.ts';

type Filters = Record<string, AttributeCondition>;

/** People ask for what is on sale: each search starts from one of these adverts. */
const advertsDrawnFrom = 20_000;
const words = [
  'sunroof',
  'tow bar',
  'leather automatic',
  'one owner',
  'titanium',
  'heated seats tdi',
  'm sport',
  'highline',
  'timing belt',
  'estate isofix',
];

/** Searches as people save them: mostly a model within a price, a year or a county, some broad, some by words. */
export function* makeSavedSearches(count: number, seed: number): Generator<SearchQuery> {
  const adverts = [...makeCorpus(advertsDrawnFrom, seed)];
  const random = new Random(seed + 1);
  for (let number = 0; number < count; number++) yield makeSearch(random, random.pick(adverts));
}

function makeSearch(random: Random, advert: Advert): SearchQuery {
  const { make, model } = advert.vehicle;
  const ofMake: Filters = { make: { anyOf: [make] } };
  const ofModel: Filters = { ...ofMake, model: { anyOf: [model] } };
  const wishes = wishesOf(random, advert);
  const search = (filters: Filters): SearchQuery => ({ channel: 'Car', filters });
  const kind = random.below(100);
  if (kind < 58) return search({ ...ofModel, ...wishes });
  if (kind < 66) return search(ofModel);
  if (kind < 70) return { ...search({ ...ofModel, ...wishes }), near: circle(random) };
  if (kind < 72) return search({ model: { anyOf: [model, 'Octavia'] }, ...wishes });
  if (kind < 84) return search({ ...ofMake, ...wishes, ...countyOf(advert) });
  if (kind < 85) return search({ dealer: { anyOf: [1 + random.below(900)] } });
  if (kind < 89) return { ...search(wishes), words: random.pick(words) };
  if (kind < 93) return { ...search(wishes), near: circle(random) };
  if (kind < 96) return search({ ...wishes, ...countyOf(advert) });
  if (kind < 99) return search({ ...wishes, ...shapeOf(advert) });
  return search({ price: { to: priceStep(random, advert) }, listed: { withinDays: 7 } });
}

function wishesOf(random: Random, advert: Advert): Filters {
  const { year, fuel, transmission } = advert.vehicle;
  const filters: Filters = { price: { to: priceStep(random, advert) } };
  if (random.isOneIn(4)) filters.price = { from: 3000, to: priceStep(random, advert) };
  if (random.isOneIn(1.6)) filters.year = { from: year - random.below(3) };
  if (random.isOneIn(4)) filters.mileage = { to: 20_000 * (2 + random.below(8)) };
  if (random.isOneIn(4)) Object.assign(filters, countyOf(advert));
  if (random.isOneIn(5) && fuel) filters.fuel = { anyOf: [fuel] };
  if (random.isOneIn(5) && transmission) filters.transmission = { anyOf: [transmission] };
  return filters;
}

/** Somewhat above what such a car costs, in round figures. */
function priceStep(random: Random, { price }: Advert): number {
  return Math.max(2000, Math.round(((price ?? 15_000) * (0.9 + random.next() * 0.4)) / 1000) * 1000);
}

function countyOf({ place }: Advert): Filters {
  return { county: { anyOf: [place.county] } };
}

function shapeOf({ vehicle: { body, fuel } }: Advert): Filters {
  return { ...(body && { body: { anyOf: [body] } }), ...(fuel && { fuel: { anyOf: [fuel] } }) };
}

function circle(random: Random): NonNullable<SearchQuery['near']> {
  const { latitude, longitude } = random.pickSkewed(towns);
  return { latitude, longitude, radiusKm: random.pick([10, 25, 50, 100]) };
}
