import { addBit, type Bitset, bitset } from '../bits/bitset.ts';
import { countAtMost } from '../rows/bar-code.ts';

/**
 * The documents of a number, cumulated at chosen edges: `below[i]` holds those with a value under edge i, `upTo[i]`
 * those with a value of at most edge i. A range between edges is then the difference of two bitsets:
 *
 *   edges 0 5 10, asked 5 to 10: upTo[2] without below[1]
 *
 * For an end between two edges the documents in that gap alone are compared one by one.
 */
export class RangeSets {
  readonly #edges: readonly number[];
  readonly #numbers: Float64Array;
  readonly #below: Bitset[];
  readonly #upTo: Bitset[];
  readonly #stated: Bitset;

  constructor(edges: readonly number[], numbers: Float64Array, capacity: number) {
    this.#edges = edges;
    this.#numbers = numbers;
    this.#below = edges.map(() => bitset(capacity));
    this.#upTo = edges.map(() => bitset(capacity));
    this.#stated = bitset(capacity);
  }

  /** Takes in a document of the layout; `cumulate` must follow the last one. */
  put(doc: number): void {
    const value = this.#numbers[doc] ?? Number.NaN;
    if (Number.isNaN(value)) return;
    const atMost = countAtMost(this.#edges, value);
    const isOnEdge = atMost > 0 && this.#edges[atMost - 1] === value;
    const first = isOnEdge ? this.#upTo[atMost - 1] : this.#below[atMost];
    addBit(first ?? this.#stated, doc);
  }

  /** Every set takes in the one before it: below[0] ⊆ upTo[0] ⊆ below[1] ⊆ … ⊆ stated. */
  *cumulate(): Generator<void> {
    let last: Bitset | undefined;
    for (const set of this.#chain()) {
      if (last) unite(set, last);
      last = set;
      yield;
    }
  }

  /** Takes in a new document. */
  add(doc: number): void {
    const value = this.#numbers[doc] ?? Number.NaN;
    if (Number.isNaN(value)) return;
    for (let index = this.#edges.length - 1; index >= 0; index--) {
      const edge = this.#edges[index] ?? 0;
      if (edge < value) break;
      addBit(this.#upTo[index] ?? this.#stated, doc);
      if (edge > value) addBit(this.#below[index] ?? this.#stated, doc);
    }
    addBit(this.#stated, doc);
  }

  /** Writes into `out` the documents whose value lies between `from` and `to`, both included. */
  fill(out: Bitset, from: number, to: number): void {
    const edges = this.#edges;
    const startsUnder = countAtMost(edges, from);
    const startsOnEdge = startsUnder > 0 && edges[startsUnder - 1] === from;
    const endsUnder = countAtMost(edges, to);
    const endsOnEdge = endsUnder > 0 && edges[endsUnder - 1] === to;
    // The last set of which no member can be within the range, and the first that has all members of it.
    const without = startsOnEdge ? this.#below[startsUnder - 1] : this.#upTo[startsUnder - 1];
    const within = endsOnEdge ? this.#upTo[endsUnder - 1] : (this.#below[endsUnder] ?? this.#stated);
    if (within) subtract(out, within, without);
    if (!startsOnEdge && from > Number.NEGATIVE_INFINITY) {
      this.#sift(out, this.#below[startsUnder] ?? this.#stated, without, from, to);
    }
    if (!endsOnEdge && to < Number.POSITIVE_INFINITY) {
      this.#sift(out, this.#below[endsUnder] ?? this.#stated, this.#upTo[endsUnder - 1], from, to);
    }
  }

  /** Removes from `out` the members of the gap between two sets that lie outside the range. */
  #sift(out: Bitset, upper: Bitset, lower: Bitset | undefined, from: number, to: number): void {
    const numbers = this.#numbers;
    for (let word = 0; word < out.length; word++) {
      let bits = (out[word] ?? 0) & (upper[word] ?? 0) & ~(lower?.[word] ?? 0);
      for (; bits !== 0; bits &= bits - 1) {
        const bit = bits & -bits;
        const value = numbers[(word << 5) | (31 - Math.clz32(bit))] ?? 0;
        if (value < from || value > to) out[word] = (out[word] ?? 0) & ~bit;
      }
    }
  }

  *#chain(): Generator<Bitset> {
    for (let index = 0; index < this.#edges.length; index++) {
      const below = this.#below[index];
      const upTo = this.#upTo[index];
      if (below) yield below;
      if (upTo) yield upTo;
    }
    yield this.#stated;
  }

  bytes(): number {
    return this.#stated.byteLength * (2 * this.#edges.length + 1);
  }
}

function unite(set: Bitset, other: Bitset): void {
  for (let word = 0; word < set.length; word++) set[word] = (set[word] ?? 0) | (other[word] ?? 0);
}

function subtract(out: Bitset, within: Bitset, without: Bitset | undefined): void {
  if (!without) {
    out.set(within);
    return;
  }
  for (let word = 0; word < out.length; word++) out[word] = (within[word] ?? 0) & ~(without[word] ?? 0);
}
