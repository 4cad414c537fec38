import { isOnLand } from '../is-on-land.ts';
import type { Cells } from './cells.ts';
import type { Point, Ring } from './coast.ts';

/** A piece of a county's outline between two points where three outlines meet; without ends it is closed. */
interface Piece {
  ends: readonly [string, string] | null;
  points: Point[];
}

interface Crossing {
  id: string;
  at: Point;
}

/**
 * Divides the land into counties: the coast is cut where it passes from one county's cells to another's, the
 * edges between their cells are clipped at the coast, and each county's outline is assembled from its pieces.
 *
 *        shore ─┬───────┬─ shore
 *         Kerry │  Cork │ Waterford        two crossings, two edges, three outlines
 */
export function cutCounties(rings: readonly Ring[], cells: Cells): Map<string, Ring[]> {
  const pieces = new Map<string, Piece[]>();
  const add = (county: string, piece: Piece) => pieces.set(county, [...(pieces.get(county) ?? []), piece]);
  const crossings = new Map<string, Crossing[]>();
  for (const ring of rings) {
    for (const { county, piece } of cutRing(ring, cells, crossings)) add(county, piece);
  }
  for (const { cells: pair, from, to } of cells.borders()) {
    const along = (point: Point) => Math.hypot(point[0] - from.point[0], point[1] - from.point[1]);
    const cuts = (crossings.get(edgeKey(...pair)) ?? []).toSorted((a, b) => along(a.at) - along(b.at));
    const stops: Crossing[] = [...cuts];
    // From each coast crossing to the next: land and water alternate.
    if (isOnLand(from.point, rings)) stops.unshift({ id: from.id, at: from.point });
    if (stops.length % 2 === 1) stops.push({ id: to.id, at: to.point });
    for (let at = 0; at + 1 < stops.length; at += 2) {
      const [start, end] = [stops[at], stops[at + 1]];
      if (!start || !end) continue;
      for (const cell of pair)
        add(cells.countyOf(cell), { ends: [start.id, end.id], points: [start.at, end.at] });
    }
  }
  return new Map([...pieces].map(([county, list]) => [county, joinPieces(list)]));
}

function cutRing(
  ring: Ring,
  cells: Cells,
  crossings: Map<string, Crossing[]>,
): { county: string; piece: Piece }[] {
  const first = ring[0];
  if (!first) return [];
  let cell = cells.find(first);
  let points: Point[] = [first];
  let start: string | null = null;
  const cut: { county: string; points: Point[]; start: string | null; end: string | null }[] = [];
  for (let index = 0; index < ring.length; index++) {
    let from = ring[index] ?? first;
    const to = ring[(index + 1) % ring.length] ?? first;
    for (let left = cells.leave(cell, from, to); left; left = cells.leave(cell, from, to)) {
      const county = cells.countyOf(cell);
      if (county !== cells.countyOf(left.cell)) {
        const key = edgeKey(cell, left.cell);
        const known = crossings.get(key) ?? [];
        const id = `shore ${key} ${known.length}`;
        crossings.set(key, [...known, { id, at: left.at }]);
        cut.push({ county, points: [...points, left.at], start, end: id });
        points = [left.at];
        start = id;
      }
      from = left.at;
      cell = left.cell;
    }
    points.push(to);
  }
  const county = cells.countyOf(cell);
  if (start === null) return [{ county, piece: { ends: null, points: points.slice(0, -1) } }];
  // The walk started in the middle of a piece: its last piece ends where the first one does.
  const [opening, ...others] = cut;
  const closing = {
    county,
    points: [...points, ...(opening?.points.slice(1) ?? [])],
    start,
    end: opening?.end ?? start,
  };
  return [...others, closing].map(({ county: of, points: line, start: one, end: other }) => ({
    county: of,
    piece: { ends: [one ?? '', other ?? ''], points: line },
  }));
}

/** Follows pieces from end to end until they close. Each end is shared by two pieces of a county's outline. */
function joinPieces(pieces: readonly Piece[]): Ring[] {
  const rings: Ring[] = pieces.filter(({ ends }) => ends === null).map(({ points }) => points);
  const open = new Set(pieces.filter(({ ends }) => ends !== null));
  for (const piece of open) {
    open.delete(piece);
    const ring = [...piece.points];
    let end = piece.ends?.[1];
    for (;;) {
      const next = [...open].find(({ ends }) => ends?.[0] === end || ends?.[1] === end);
      if (!next) break;
      open.delete(next);
      const isForward = next.ends?.[0] === end;
      ring.push(...(isForward ? next.points : next.points.toReversed()).slice(1));
      end = next.ends?.[isForward ? 1 : 0];
    }
    rings.push(ring.slice(0, -1));
  }
  return rings;
}

function edgeKey(one: number, other: number): string {
  return one < other ? `${one} ${other}` : `${other} ${one}`;
}
