import type { Position } from './place.ts';
import type { Town } from './towns.ts';

/** A road passes towns, where one stops, and points between them, where it bends. */
export type RoutePlace = Town | Position;

export function isTown(place: RoutePlace): place is Town {
  return 'slug' in place;
}

/** A route has an end, and more towns could not be distinguished on a phone-sized map. */
export const townsOfRoute = { fewest: 2, most: 12 } as const;

/** Far more than a road needs to show its bends. */
export const mostRoutePlaces = 60;

/** Whether a map can show the route. A round trip names its end town twice, and both count. */
export function isRouteDrawn(places: readonly RoutePlace[]): boolean {
  const towns = places.filter(isTown).length;
  return towns >= townsOfRoute.fewest && towns <= townsOfRoute.most && places.length <= mostRoutePlaces;
}

const written = /^(5[1-5]\.\d{1,3})w(\d{1,2}\.\d{1,3})$/;
/** Ireland lies within these. */
const [eastmost, westmost] = [5.3, 10.7];

/**
 * A point on a road that is not a town, in degrees north and west: `53.466w9.738`. All of Ireland is west of
 * Greenwich.
 */
export function parseWayPoint(text: string): Position | null {
  const [, north, west] = written.exec(text) ?? [];
  const longitude = -Number(west);
  if (north === undefined || !(-longitude >= eastmost && -longitude <= westmost)) return null;
  return { latitude: Number(north), longitude };
}

export function formatWayPoint({ latitude, longitude }: Position): string {
  return `${latitude}w${-longitude}`;
}
