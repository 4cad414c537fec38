import type { Point } from '../curve.ts';

/** Whether the path from `a` over `b` to `c` turns left. */
const bendsLeft = (a: Point, b: Point, c: Point): boolean =>
  (b[0] - a[0]) * (c[1] - a[1]) > (b[1] - a[1]) * (c[0] - a[0]);

function chain(points: readonly Point[]): Point[] {
  const kept: Point[] = [];
  for (const point of points) {
    for (;;) {
      const [before, last] = kept.slice(-2);
      if (!before || !last || bendsLeft(before, last, point)) break;
      kept.pop();
    }
    kept.push(point);
  }
  return kept.slice(0, -1);
}

/**
 * The convex hull of points: first along their lower side, then back along the upper one (monotone chain).
 */
export function hullOf(points: readonly Point[]): Point[] {
  const sorted = points.toSorted((a, b) => a[0] - b[0] || a[1] - b[1]);
  return [...chain(sorted), ...chain(sorted.toReversed())];
}
