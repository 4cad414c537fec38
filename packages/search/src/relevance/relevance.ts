import { dayMs } from '@forecourt/domain';

const pointScale = 1000;

/** Nearness counts up to here; all greater distances are equal. */
const farKm = 200;
const nearestPoints = 10;

/**
 * An advert's own quality, in thousandths of a point, an integer so that sums are exact. One point is one
 * day: an advert that is five points better comes before one listed four days later. Because all adverts age
 * alike, their order does not change with time and can be kept sorted.
 */
export function qualityOf(listedAtMs: number, points: number): number {
  return Math.round((listedAtMs / dayMs + points) * pointScale);
}

/**
 * What a distance adds when the search has a place: everything at the place itself, nothing from 200 km on.
 */
export function nearnessOf(distanceKm: number): number {
  return Math.round(Math.max(0, 1 - distanceKm / farKm) * nearestPoints * pointScale);
}

/** More than any quality: an advert that names one more of the words comes before all that name fewer. */
export const worthOfNamedWord = 1e9;
