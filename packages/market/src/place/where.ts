import { counties, type Place, type Town, towns } from '@forecourt/domain';
import type { RandomStream } from '../random/random-stream.ts';
import { weightedTable } from '../random/weighted-table.ts';

/** Share of Irish dealer car adverts by county, measured on 35,000 of them. */
// biome-ignore format: reads as a table
export const advertShares: Readonly<Record<string, number>> = {
  Carlow: 0.0199, Cavan: 0.0053, Clare: 0.009, Cork: 0.1411, Donegal: 0.009, Dublin: 0.3951, Galway: 0.0678, Kerry: 0.0244, Kildare: 0.0401,
  Kilkenny: 0.012, Laois: 0.0063, Leitrim: 0.0014, Limerick: 0.0476, Longford: 0.0065, Louth: 0.0164, Mayo: 0.0138, Meath: 0.0274, Monaghan: 0.0011,
  Offaly: 0.0069, Roscommon: 0.001, Sligo: 0.0134, Tipperary: 0.0213, Waterford: 0.0363, Westmeath: 0.0287, Wexford: 0.0323, Wicklow: 0.0158,
};

const irishTowns = towns.filter((town) => town.routingKey !== null);

/** The people of Dublin's suburbs also count in the city, so the city itself gets the rest. */
const livingIn = (town: Town) => (town.name === 'Dublin' ? 420_000 : town.population);

const countiesByPeople = weightedTable(
  counties.filter((county) => county.name in advertShares),
  (county) => county.population,
);
const townsByCounty = new Map(
  Object.keys(advertShares).map((county) => [
    county,
    weightedTable(
      irishTowns.filter((town) => town.county === county),
      (town) => livingIn(town) ** 0.8,
    ),
  ]),
);

/** Where a private person lives: by population. */
export function chooseTown(random: RandomStream): Town {
  return chooseTownIn(random, countiesByPeople.at(random.next()).name);
}

export function chooseTownIn(random: RandomStream, county: string): Town {
  const table = townsByCounty.get(county);
  if (table === undefined) throw new Error(`No town is known in ${county}`);
  return table.at(random.next());
}

/** A spot in or near the town: no real house, and not all sellers of a town at one point. */
export function placeIn(random: RandomStream, town: Town): Place {
  const spread = town.kind === 'city' ? 0.028 : 0.012;
  const near = (value: number) => Math.round((value + random.normal() * spread * 0.5) * 10_000) / 10_000;
  return {
    county: town.county,
    town: town.name,
    routingKey: town.routingKey,
    latitude: near(town.latitude),
    longitude: near(town.longitude),
    precision: 'exact',
  };
}
