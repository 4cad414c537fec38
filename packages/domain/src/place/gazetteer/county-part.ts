import type { County } from '../counties.ts';
import { findCounty } from '../find-county.ts';
import type { Position } from '../place.ts';
import { settlementsOf } from './gazetteer.ts';

/** A part of a county that people name: `North Dublin`, `West Cork`, `Connemara`. */
export interface CountyPart extends Position {
  name: string;
  county: string;
}

// biome-ignore format: one part a line reads as a table
const namedParts: readonly CountyPart[] = [
  { name: 'Connemara', county: 'Galway', latitude: 53.43, longitude: -9.75 },
  { name: 'Fingal', county: 'Dublin', latitude: 53.47, longitude: -6.22 },
  { name: 'Inishowen', county: 'Donegal', latitude: 55.2, longitude: -7.3 },
  { name: 'Dún Laoghaire-Rathdown', county: 'Dublin', latitude: 53.26, longitude: -6.19 },
];

const directions = ['North', 'South', 'East', 'West'] as const;
type Direction = (typeof directions)[number];

const before = /^(north|south|east|west)\s+(?:co(?:\.|unty)?\s+)?(.+)$/i;
const after = /^(?:co(?:\.|unty)?\s+)?(.+?)[\s-]+(north|south|east|west)$/i;

export function findCountyPart(text: string): CountyPart | undefined {
  const named = namedParts.find(({ name }) => name.toLowerCase() === text.toLowerCase());
  if (named) return named;
  const [, first, rest] = before.exec(text) ?? [];
  const [, head, last] = after.exec(text) ?? [];
  const word = (first ?? last)?.toLowerCase();
  const direction = directions.find((name) => name.toLowerCase() === word);
  const county = direction && findCounty(rest ?? head ?? '');
  return county && direction && buildPart(county, direction);
}

/** Its middle is that of the third of the county's places that lies farthest in that direction. */
function buildPart({ name, latitude, longitude }: County, direction: Direction): CountyPart {
  const axis = direction === 'North' || direction === 'South' ? 'latitude' : 'longitude';
  const sign = direction === 'North' || direction === 'East' ? -1 : 1;
  const places = settlementsOf(name).toSorted((a, b) => sign * (a[axis] - b[axis]));
  const third = places.slice(0, Math.ceil(places.length / 3));
  const middle = (key: 'latitude' | 'longitude', otherwise: number) =>
    third.length === 0
      ? otherwise
      : Math.round((third.reduce((sum, place) => sum + place[key], 0) / third.length) * 1000) / 1000;
  return {
    name: `${direction} ${name}`,
    county: name,
    latitude: middle('latitude', latitude),
    longitude: middle('longitude', longitude),
  };
}
