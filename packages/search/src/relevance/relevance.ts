const msInDay = 86_400_000;
const pointScale = 1000;

/** Nearness counts up to here; farther is all the same. */
const farKm = 200;
const nearestPoints = 10;

/**
 * An advert's own worth, in thousandths of a point, whole so that sums are exact. One point is one day: an advert that
 * is five points better stands before one that was listed four days later. As all adverts age alike, their order
 * does not change with time and can be kept sorted.
 */
export function qualityOf(listedAtMs: number, points: number): number {
  return Math.round((listedAtMs / msInDay + points) * pointScale);
}

/** What a distance adds when the search is near somewhere: all of it at the place itself, nothing from 200 km on. */
export function nearnessOf(distanceKm: number): number {
  return Math.round(Math.max(0, 1 - distanceKm / farKm) * nearestPoints * pointScale);
}

/** More than any quality: an advert that names one more of the words stands before all that name fewer. */
export const worthOfNamedWord = 1e9;
