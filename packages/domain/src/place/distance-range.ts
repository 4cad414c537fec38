import { distanceKm } from './distance.ts';
import { settlementsOf } from './gazetteer/gazetteer.ts';
import type { Place, Position } from './place.ts';

export interface DistanceRange {
  fromKm: number;
  /** Equal if the place is known more precisely than by its county. */
  toKm: number;
}

/**
 * How far away a place may be: if only its county is known, anywhere between its nearest and its farthest
 * town.
 */
export function distanceRange(
  from: Position,
  place: Place,
  measuredKm = distanceKm(from, place),
): DistanceRange {
  if (place.precision !== 'county') return { fromKm: measuredKm, toKm: measuredKm };
  let [fromKm, toKm] = [measuredKm, measuredKm];
  for (const settlement of settlementsOf(place.county)) {
    const km = distanceKm(from, settlement);
    fromKm = Math.min(fromKm, km);
    toKm = Math.max(toKm, km);
  }
  return { fromKm, toKm };
}
