import type { Position } from '@forecourt/domain';

/** The radius that the domain's great-circle distance uses. */
const earthRadiusMetres = 6_371_008.8;

export type Point = readonly [x: number, y: number, z: number];

/** A position as a point on the unit sphere: comparing distances then needs no trigonometry per advert. */
export function pointAt({ latitude, longitude }: Position): Point {
  const theta = (latitude * Math.PI) / 180;
  const phi = (longitude * Math.PI) / 180;
  const fromAxis = Math.cos(theta);
  return [fromAxis * Math.cos(phi), fromAxis * Math.sin(phi), Math.sin(theta)];
}

/** The square of the straight line through the sphere; it grows with the distance along the ground. */
export function chordSquared(a: Point, b: Point): number {
  const x = a[0] - b[0];
  const y = a[1] - b[1];
  const z = a[2] - b[2];
  return x * x + y * y + z * z;
}

export function chordSquaredOfMetres(metres: number): number {
  const half = metres / (2 * earthRadiusMetres);
  if (half < 0) return -1;
  return half >= Math.PI / 2 ? Number.POSITIVE_INFINITY : (2 * Math.sin(half)) ** 2;
}

/** The great-circle distance in whole metres. */
export function metresOfChord(squared: number): number {
  return Math.round(2 * earthRadiusMetres * Math.asin(Math.min(1, Math.sqrt(squared) / 2)));
}
