import type { Position } from './place.ts';

/**
 * The mean radius; over the length of Ireland the error against the true ellipsoid stays below half a
 * percent.
 */
const earthRadiusKm = 6371.0088;

const toRadians = (degrees: number) => (degrees * Math.PI) / 180;

/** The great-circle distance (haversine). */
export function distanceKm(a: Position, b: Position): number {
  const latitudeA = toRadians(a.latitude);
  const latitudeB = toRadians(b.latitude);
  const sinLatitude = Math.sin((latitudeB - latitudeA) / 2);
  const sinLongitude = Math.sin(toRadians(b.longitude - a.longitude) / 2);
  const h = sinLatitude ** 2 + Math.cos(latitudeA) * Math.cos(latitudeB) * sinLongitude ** 2;
  // Rounding can push antipodes slightly above 1, where asin would be NaN.
  return 2 * earthRadiusKm * Math.asin(Math.min(1, Math.sqrt(h)));
}
