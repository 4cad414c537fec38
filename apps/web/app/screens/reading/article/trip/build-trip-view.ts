import { formatSearch, groupDigits, listWords, type SearchQuery, type Town } from '@forecourt/domain';
import { mapShapes, type RouteMap, routeMapPath } from '@forecourt/site';

/** Far enough to be worth a stop on the way. */
export const aroundKm = 25;

/** A stop and the number of cars currently for sale around it. */
export interface CountedStop {
  town: Town;
  query: SearchQuery;
  cars: number;
}

export interface TripView {
  alt: string;
  wide: TripDrawing;
  /** Drawn for its size: lettering that shrinks with the map is unreadable on a phone. */
  phone: TripDrawing;
  /** Says that the line is not the road. */
  note: string;
  stops: { name: string; place: string; cars: string; href: string | null }[];
}

interface TripDrawing {
  src: string;
  width: number;
  height: number;
}

/** A road trip on a map, with the stock around each of its stops. */
export function buildTripView(
  stops: readonly CountedStop[],
  { way, isRound }: Pick<RouteMap, 'way' | 'isRound'>,
): TripView {
  const names = stops.map(({ town }) => town.name);
  const drawing = (shape: RouteMap['shape']): TripDrawing => {
    const [width, height] = mapShapes[shape];
    return { src: routeMapPath({ way, isRound, shape }), width, height };
  };
  return {
    alt: `Map of the route through ${listWords(names, 'and')}${isRound ? `, and back to ${names[0]}` : ''}`,
    wide: drawing('wide'),
    phone: drawing('phone'),
    note: 'The line shows the route, not every bend in the road. The article gives the distance by road.',
    stops: stops.map(({ town, query, cars }) => ({
      name: town.name,
      place: `Co. ${town.county}`,
      cars: describeCars(cars),
      href: cars > 0 ? formatSearch(query) : null,
    })),
  };
}

function describeCars(count: number): string {
  if (count === 0) return `No cars for sale within ${aroundKm} km just now`;
  return `${groupDigits(count)} ${count === 1 ? 'car' : 'cars'} for sale within ${aroundKm} km`;
}
