import { counties, type Position, routingKeys, towns } from '@forecourt/domain';
import type { MultiLineString } from 'geojson';
import { borderVillages } from './border-villages.ts';
import { buildCells, type Site } from './cells.ts';

/** The borders between the counties of each jurisdiction, to be clipped at its coasts. */
export interface CountyBorders {
  republic: MultiLineString;
  north: MultiLineString;
}

/**
 * A degree of longitude is three fifths of one of latitude here: cells are divided where two places are
 * equally far.
 */
const sheet = { west: -11, north: 56, perDegree: 100, stretch: 0.6 };

let borders: CountyBorders | undefined;

/** As approximate as the county shapes: each point belongs to the county of the nearest town. */
export function countyBorders(): CountyBorders {
  borders ??= { republic: bordersWithin('IE'), north: bordersWithin('NI') };
  return borders;
}

function bordersWithin(jurisdiction: 'IE' | 'NI'): MultiLineString {
  const here = new Set(counties.filter((each) => each.jurisdiction === jurisdiction).map(({ name }) => name));
  const villages = Object.entries(borderVillages).flatMap(([county, list]) =>
    list.map(([, latitude, longitude]) => ({ county, latitude, longitude })),
  );
  const sites = [...villages, ...towns, ...routingKeys]
    .filter(({ county }) => here.has(county))
    .map((place): Site => ({ county: place.county, point: toSheet(place) }));
  const edges = buildCells(sites)
    .borders()
    // Around the land there are only cells of the sea.
    .filter(({ cells }) => cells.every((cell) => cell < sites.length));
  return {
    type: 'MultiLineString',
    coordinates: edges.map(({ from, to }) => [fromSheet(from.point), fromSheet(to.point)]),
  };
}

function toSheet({ latitude, longitude }: Position): [number, number] {
  const { west, north, perDegree, stretch } = sheet;
  return [(longitude - west) * perDegree * stretch, (north - latitude) * perDegree];
}

function fromSheet([x, y]: readonly [number, number]): [longitude: number, latitude: number] {
  const { west, north, perDegree, stretch } = sheet;
  return [west + x / perDegree / stretch, north - y / perDegree];
}
