import type { Position } from '@forecourt/domain';
import { addBit, type Bitset } from '../bits/bitset.ts';
import type { PostingSets } from '../index/posting-sets.ts';
import { setsOfColumn } from '../index/sets-of-column.ts';
import type { Rows } from '../rows/rows.ts';
import { cellOf, cellReachKm } from './cells.ts';
import { chordSquaredOfMetres, type Point, pointAt } from './sphere.ts';

/**
 * The documents of each cell of the map. For a circle, cells wholly inside are taken as they are, cells
 * wholly outside are skipped, and only in the cells on its edge is each document's own distance computed.
 */
export class CellGrid {
  readonly #rows: Rows;
  readonly #sets: PostingSets;
  /** The middle of each cell as a point: three numbers per code. */
  #middles = new Float64Array(3 * 64);
  #learnt = 1;
  /** How far any cell reaches from its middle. */
  #reachKm = 0;

  private constructor(rows: Rows, sets: PostingSets) {
    this.#rows = rows;
    this.#sets = sets;
  }

  static *build(rows: Rows): Generator<void, CellGrid> {
    const sets = yield* setsOfColumn(rows.cells.data, rows.count, rows.schema.cells.size, rows.capacity);
    const grid = new CellGrid(rows, sets);
    for (let code = 1; code < rows.schema.cells.size; code++) {
      grid.#learnCell(code);
      if (code % 64 === 0) yield;
    }
    return grid;
  }

  /** Adds the new documents `start` to `end`. */
  addAll(start: number, end: number): void {
    while (this.#learnt < this.#rows.schema.cells.size) this.#learnCell(this.#learnt);
    this.#sets.addColumn(this.#rows.cells.data, start, end);
  }

  /** The middle of a cell, by the cell's code. */
  middleOf(code: number): Point {
    const middles = this.#middles;
    return [middles[3 * code] ?? 0, middles[3 * code + 1] ?? 0, middles[3 * code + 2] ?? 0];
  }

  /**
   * Adds to `out` the documents within a distance of a position, in whole metres. `docs` is scratch space for
   * the documents of a cell.
   */
  fill(out: Bitset, position: Position, radiusKm: number, docs: Uint32Array): void {
    const point = pointAt(position);
    const metres = Math.floor(radiusKm * 1000);
    const limit = chordSquaredOfMetres(metres + 0.5);
    const within = chordSquaredOfMetres(metres - this.#reachKm * 1000);
    const beyond = chordSquaredOfMetres(metres + 0.5 + this.#reachKm * 1000);
    const [pointX, pointY, pointZ] = point;
    const middles = this.#middles;
    for (let code = 1; code < this.#learnt; code++) {
      const x = pointX - (middles[3 * code] ?? 0);
      const y = pointY - (middles[3 * code + 1] ?? 0);
      const z = pointZ - (middles[3 * code + 2] ?? 0);
      const squared = x * x + y * y + z * z;
      if (squared > beyond) continue;
      if (squared < within) this.#sets.addTo(out, code);
      else this.#sift(out, point, limit, docs, this.#sets.list(code, docs));
    }
  }

  #sift(out: Bitset, [pointX, pointY, pointZ]: Point, limit: number, docs: Uint32Array, count: number): void {
    const xs = this.#rows.xs.data;
    const ys = this.#rows.ys.data;
    const zs = this.#rows.zs.data;
    for (let index = 0; index < count; index++) {
      const doc = docs[index] ?? 0;
      const x = pointX - (xs[doc] ?? 0);
      const y = pointY - (ys[doc] ?? 0);
      const z = pointZ - (zs[doc] ?? 0);
      if (x * x + y * y + z * z < limit) addBit(out, doc);
    }
  }

  chordTo(doc: number, [pointX, pointY, pointZ]: Point): number {
    const x = pointX - (this.#rows.xs.data[doc] ?? 0);
    const y = pointY - (this.#rows.ys.data[doc] ?? 0);
    const z = pointZ - (this.#rows.zs.data[doc] ?? 0);
    return x * x + y * y + z * z;
  }

  bytes(): number {
    return this.#sets.bytes() + this.#middles.byteLength;
  }

  /** Cells are added in the order of their codes, which is the order in which the schema saw them. */
  #learnCell(code: number): void {
    if (3 * code >= this.#middles.length) {
      const grown = new Float64Array(this.#middles.length * 2);
      grown.set(this.#middles);
      this.#middles = grown;
    }
    const cell = cellOf(this.#rows.schema.cells.valueOf(code) ?? 0);
    this.#middles.set(pointAt(cell.middle), 3 * code);
    this.#reachKm = Math.max(this.#reachKm, cellReachKm(cell));
    this.#learnt = code + 1;
  }
}
