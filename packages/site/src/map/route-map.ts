import {
  distanceKm,
  findTown,
  formatWayPoint,
  isRouteDrawn,
  isTown,
  type Position,
  parseWayPoint,
  type RoutePlace,
} from '@forecourt/domain';
import { type MapQuery, mapShapes, type PlaceMap, parseShape } from './place-map.ts';

/** A route by road: through towns, and via points between them where it bends. */
export interface RouteMap {
  /** In order, without repeating the first. */
  way: readonly RoutePlace[];
  /** It ends where it began. */
  isRound: boolean;
  shape: PlaceMap['shape'];
}

const routeName = /^([a-z0-9.-]+(?:,[a-z0-9.-]+)+)\.svg$/;

/** The address of a route's map: `/maps/route/galway,53.43w9.32,clifden,westport,galway.svg?shape=wide`. */
export function routeMapPath({ way, isRound, shape }: RouteMap): string {
  const names = [...way, ...(isRound ? way.slice(0, 1) : [])].map((place) =>
    isTown(place) ? place.slug : formatWayPoint(place),
  );
  return `/maps/route/${names.join(',')}.svg?shape=${shape}`;
}

/** Parses such an address; null for anything that is not drawn. */
export function parseRouteMap(name: string, query: MapQuery): RouteMap | null {
  const names = routeName.exec(name)?.[1]?.split(',') ?? [];
  const shape = parseShape(query.get('shape') ?? 'wide');
  const places = names.flatMap((each) => findPlace(each) ?? []);
  if (!shape || places.length !== names.length || !isRouteDrawn(places)) return null;
  return { ...roundTrip(places), shape };
}

function findPlace(name: string): RoutePlace | null {
  const town = findTown(name);
  return town?.slug === name ? town : parseWayPoint(name);
}

/** Places as a writer lists them: repeating the first at the end closes the round trip. */
export function roundTrip(places: readonly RoutePlace[]): Pick<RouteMap, 'way' | 'isRound'> {
  const isRound = places.length > 2 && places[0] === places.at(-1);
  return { way: isRound ? places.slice(0, -1) : places, isRound };
}

/** Labels extend beyond the outermost stops, and the line may bow out between them. */
const room = { beside: 1.55, above: 1.45 };
const narrowestKm = 30;

/** The middle and the width that a map needs to contain every position. */
export function frameRoute(
  positions: readonly Position[],
  shape: RouteMap['shape'],
): { centre: Position; spanKm: number } {
  const [width, height] = mapShapes[shape];
  const [south, north] = endsOf(positions.map(({ latitude }) => latitude));
  const [west, east] = endsOf(positions.map(({ longitude }) => longitude));
  const centre = { latitude: (south + north) / 2, longitude: (west + east) / 2 };
  const wide = distanceKm({ ...centre, longitude: west }, { ...centre, longitude: east });
  const high = distanceKm({ ...centre, latitude: south }, { ...centre, latitude: north });
  const spanKm = Math.max(wide * room.beside, high * room.above * (width / height), narrowestKm);
  return { centre, spanKm };
}

function endsOf(numbers: readonly number[]): [least: number, most: number] {
  return [Math.min(...numbers), Math.max(...numbers)];
}
