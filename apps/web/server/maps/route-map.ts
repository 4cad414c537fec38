import { distanceKm, findTown, type Position, type Town } from '@forecourt/domain';
import { mapShapes, type PlaceMap, parseShape } from './map-request.ts';

/** A way through towns. */
export interface RouteMap {
  /** In their order, each once. */
  stops: readonly Town[];
  /** It ends where it began. */
  isRound: boolean;
  shape: PlaceMap['shape'];
}

const mostStops = 12;
const routeName = /^([a-z-]+(?:,[a-z-]+)+)\.svg$/;

/** The address of a way's map: `/maps/route/galway,clifden,westport,galway.svg?shape=wide`. */
export function routeMapPath({ stops, isRound, shape }: RouteMap): string {
  const slugs = [...stops, ...(isRound ? stops.slice(0, 1) : [])].map(({ slug }) => slug);
  return `/maps/route/${slugs.join(',')}.svg?shape=${shape}`;
}

/** Reads such an address; null for whatever is not drawn. */
export function parseRouteMap(name: string, query: URLSearchParams): RouteMap | null {
  const slugs = routeName.exec(name)?.[1]?.split(',') ?? [];
  const shape = parseShape(query.get('shape') ?? 'wide');
  const towns = slugs.flatMap((slug) => {
    const town = findTown(slug);
    return town?.slug === slug ? [town] : [];
  });
  if (!shape || towns.length !== slugs.length || towns.length < 2 || towns.length > mostStops) return null;
  return { ...roundTrip(towns), shape };
}

/** Towns as a writer lists them: the first once more at the end closes the round. */
export function roundTrip(towns: readonly Town[]): Pick<RouteMap, 'stops' | 'isRound'> {
  const isRound = towns.length > 2 && towns[0] === towns.at(-1);
  return { stops: isRound ? towns.slice(0, -1) : towns, isRound };
}

/** Names stand beside the outermost stops, and the line bows out between them. */
const room = { beside: 1.55, above: 1.45 };
const narrowestKm = 30;

/** Where the middle of a map must be and how wide it must be to hold every position. */
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
