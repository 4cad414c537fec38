import { distanceKm } from './distance.ts';
import { settlementsOf } from './gazetteer/gazetteer.ts';
import type { Place, Position } from './place.ts';

export interface DistanceRange {
  fromKm: number;
  /** The same, where the place is known better than by its county. */
  toKm: number;
}

/** How far off a place may be: where only its county is known, anywhere between the nearest and the farthest of its towns. */
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
