import type { Position } from '@forecourt/domain';

/** A tenth of a metre is a step; the rest of a sort key holds the row. */
const steps = 2 ** 27;
const mostRows = 2 ** 20;
const rings = 256;

/**
 * Finds the nearest rows. Positions are kept as points in space: half of the chord between two of them grows with the
 * distance over ground and needs no angle. A sort key holds the distance in front and the row behind, as plain numbers are
 * sorted several times as fast as anything that must be compared by a function.
 */
export class DistanceOrder {
  readonly #points: Float64Array;

  constructor(positions: readonly Position[]) {
    this.#points = Float64Array.from(positions.flatMap(pointOf));
  }

  /** The nearest of the rows, as many as wanted, the nearest first. */
  nearest(rows: Uint32Array, from: Position, wanted: number): Uint32Array {
    const keys = this.#keysOf(rows, from);
    const near = wanted < keys.length ? withinRing(keys, wanted) : keys;
    return Uint32Array.from(near.sort().subarray(0, wanted), (key) => key % mostRows);
  }

  #keysOf(rows: Uint32Array, from: Position): Float64Array {
    const points = this.#points;
    const [x, y, z] = pointOf(from);
    const keys = new Float64Array(rows.length);
    for (let at = 0; at < rows.length; at++) {
      const row = rows[at] ?? 0;
      const dx = (points[3 * row] ?? 0) - x;
      const dy = (points[3 * row + 1] ?? 0) - y;
      const dz = (points[3 * row + 2] ?? 0) - z;
      keys[at] = Math.round((Math.sqrt(dx * dx + dy * dy + dz * dz) / 2) * steps) * mostRows + row;
    }
    return keys;
  }
}

/** Leaves out what is certainly not wanted: whatever lies beyond the ring, of many around the place, that has enough. */
function withinRing(keys: Float64Array, wanted: number): Float64Array {
  let farthest = 0;
  for (const key of keys) if (key > farthest) farthest = key;
  const width = farthest / (rings - 1) + 1;
  const members = new Uint32Array(rings);
  for (const key of keys) {
    const ring = Math.floor(key / width);
    members[ring] = (members[ring] ?? 0) + 1;
  }
  let last = 0;
  for (let enough = members[0] ?? 0; enough < wanted && last < rings - 1; ) enough += members[++last] ?? 0;
  const limit = (last + 1) * width;
  return keys.filter((key) => key < limit);
}

function pointOf({ latitude, longitude }: Position): [number, number, number] {
  const [north, east] = [latitude, longitude].map((degrees) => (degrees * Math.PI) / 180) as [number, number];
  return [Math.cos(north) * Math.cos(east), Math.cos(north) * Math.sin(east), Math.sin(north)];
}
