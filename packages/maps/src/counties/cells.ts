import { Delaunay } from 'd3-delaunay';
import type { Point } from './coast.ts';

export interface Site {
  point: Point;
  county: string;
}

/** The edge between two cells of different counties: a straight line between two corners of the pattern. */
export interface CellEdge {
  cells: readonly [number, number];
  from: { id: string; point: Point };
  to: { id: string; point: Point };
}

/** The plane is divided into cells, one around each site: every point belongs to the nearest site. */
export interface Cells {
  countyOf(cell: number): string;
  find(point: Point): number;
  /** Where a step from one point of a cell to another leaves the cell, and into which; null if it does not. */
  leave(cell: number, from: Point, to: Point): { at: Point; cell: number } | null;
  /** Only those between different counties. */
  borders(): CellEdge[];
}

/** Beyond the drawing on all sides: cells at its edge must reach past the coast. */
const beyond = 4000;

export function buildCells(sites: readonly Site[]): Cells {
  // Four sites in the sea, so that no edge near the land is infinite.
  const sea = [-beyond, beyond].flatMap((x) => [-beyond, beyond].map((y): Point => [x, y]));
  const points = [...sites.map(({ point }) => point), ...sea];
  const delaunay = Delaunay.from(points.map(([x, y]) => [x, y]));
  const { circumcenters } = delaunay.voronoi([-beyond, -beyond, beyond, beyond]);
  const pointOf = (cell: number): Point => points[cell] ?? [0, 0];
  const countyOf = (cell: number) => sites[cell]?.county ?? 'sea';
  const corner = (triangle: number) => ({
    id: `corner ${triangle}`,
    point: [circumcenters[2 * triangle] ?? 0, circumcenters[2 * triangle + 1] ?? 0] as const,
  });

  return {
    countyOf,
    find: ([x, y]) => delaunay.find(x, y),
    leave(cell, from, to) {
      let earliest = 1;
      let next: number | null = null;
      for (const neighbour of delaunay.neighbors(cell)) {
        const start = lead(pointOf(cell), pointOf(neighbour), from);
        const end = lead(pointOf(cell), pointOf(neighbour), to);
        if (end >= 0 || start <= end) continue;
        const share = Math.max(0, start) / (Math.max(0, start) - end);
        if (share >= earliest) continue;
        earliest = share;
        next = neighbour;
      }
      if (next === null) return null;
      const at = [from[0] + (to[0] - from[0]) * earliest, from[1] + (to[1] - from[1]) * earliest] as const;
      return { at, cell: next };
    },
    borders() {
      const edges: CellEdge[] = [];
      // Each side of a triangle crosses one edge of the pattern, which joins the centres of the two triangles.
      for (const [half, other] of delaunay.halfedges.entries()) {
        if (other < half) continue;
        const cells = [delaunay.triangles[half] ?? 0, delaunay.triangles[other] ?? 0] as const;
        if (countyOf(cells[0]) === countyOf(cells[1])) continue;
        edges.push({ cells, from: corner(Math.floor(half / 3)), to: corner(Math.floor(other / 3)) });
      }
      return edges;
    },
  };
}

/**
 * How much nearer a point is to one site than to another, as the difference of squares, which is linear along
 * a line.
 */
function lead(one: Point, other: Point, point: Point): number {
  return square(other, point) - square(one, point);
}

function square(a: Point, b: Point): number {
  return (a[0] - b[0]) ** 2 + (a[1] - b[1]) ** 2;
}
