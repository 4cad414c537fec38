import { geoMercator } from 'd3-geo';
import type { Position } from 'geojson';
import type { Island } from '../island.ts';

export type Point = readonly [x: number, y: number];
/** Closed: the first point follows the last. */
export type Ring = readonly Point[];

export interface Coast {
  size: readonly [width: number, height: number];
  project: (position: { latitude: number; longitude: number }) => Point;
  republic: readonly Ring[];
  north: readonly Ring[];
}

const width = 600;
/** Shorter steps are invisible: on a phone a unit is half a pixel. */
const shortestStep = 3;
/** Smaller islands would be specks. */
const smallestArea = 40;

/** The island's coasts as rings in drawing units, with about as many points as the eye can distinguish. */
export function prepareCoast({ republic, north }: Pick<Island, 'republic' | 'north'>): Coast {
  const coordinates = [...republic, ...north];
  const projection = geoMercator().fitWidth(width, { type: 'MultiPolygon', coordinates });
  const project = (position: Position): Point => projection([position[0] ?? 0, position[1] ?? 0]) ?? [0, 0];
  const keyOf = (position: Position) => position.join();
  // The border occurs twice, once from each side: it must stay identical in both.
  const inNorth = new Set(north.flat(2).map(keyOf));
  const shared = new Set(
    republic
      .flat(2)
      .map(keyOf)
      .filter((key) => inNorth.has(key)),
  );
  const ringsOf = (polygons: readonly Position[][][]) =>
    polygons
      .flat()
      // Its last point repeats its first.
      .map((ring) => simplify(ring.slice(0, -1), project, (position) => shared.has(keyOf(position))))
      .filter((ring) => Math.abs(areaOf(ring)) >= smallestArea);
  const rings = { republic: ringsOf(republic), north: ringsOf(north) };
  const height = Math.max(...[...rings.republic, ...rings.north].flat().map(([, y]) => y));
  return {
    size: [width, Math.ceil(height)],
    project: ({ latitude, longitude }) => project([longitude, latitude]),
    ...rings,
  };
}

function simplify(
  ring: readonly Position[],
  project: (position: Position) => Point,
  mustStay: (position: Position) => boolean,
): Ring {
  const kept: Point[] = [];
  for (const position of ring) {
    const point = project(position);
    const [x, y] = kept.at(-1) ?? [Number.NEGATIVE_INFINITY, 0];
    if (mustStay(position) || Math.hypot(point[0] - x, point[1] - y) >= shortestStep) kept.push(point);
  }
  return kept;
}

function areaOf(ring: Ring): number {
  return ring.reduce((sum, [x, y], index) => {
    const [nextX, nextY] = ring[(index + 1) % ring.length] ?? [x, y];
    return sum + (x * nextY - nextX * y) / 2;
  }, 0);
}
