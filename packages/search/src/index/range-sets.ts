import { addBit, type Bitset, removeBit } from '../bits/bitset.ts';
import { EdgeFinder } from '../rows/edge-finder.ts';

/**
 * The documents of a number, cumulated at chosen edges: two sets per edge, one with values below it and one
 * with values up to it, in a chain in which every set contains the one before; the last contains every
 * document with a value. A range between edges is then the difference of two sets:
 *
 *   edges 0 5 10:  <0  ≤0  <5  ≤5  <10  ≤10  stated          asked 5 to 10: ≤10 without <5
 *
 * For an end between two edges, only the documents in that gap are compared one by one.
 */
export class RangeSets {
  readonly #finder: EdgeFinder;
  readonly #numbers: Float64Array;
  /** All sets in one array: allocating two hundred takes longer than filling them. */
  readonly #bits: Int32Array;
  readonly #words: number;
  readonly #chain: readonly Bitset[];
  readonly #kept = new Map<number, Bitset>();
  /** By place in the chain: the new documents that it is the first to hold. */
  readonly #added: Int32Array;

  constructor(edges: readonly number[], numbers: Float64Array, capacity: number) {
    this.#finder = new EdgeFinder(Float64Array.from(edges));
    this.#numbers = numbers;
    const words = (capacity + 31) >> 5;
    this.#words = words;
    this.#bits = new Int32Array(words * (2 * edges.length + 1));
    this.#added = new Int32Array(2 * edges.length + 1);
    this.#chain = Array.from({ length: 2 * edges.length + 1 }, (_, place) =>
      this.#bits.subarray(place * words, (place + 1) * words),
    );
  }

  /** Adds the documents `start` to `end` of the layout; `cumulate` must follow the last ones. */
  put(start: number, end: number): void {
    const numbers = this.#numbers;
    const bits = this.#bits;
    const words = this.#words;
    for (let doc = start; doc < end; doc++) {
      const value = numbers[doc] ?? Number.NaN;
      if (Number.isNaN(value)) continue;
      const word = this.#placeOf(value) * words + (doc >> 5);
      bits[word] = (bits[word] ?? 0) | (1 << (doc & 31));
    }
  }

  /** The position in the chain of the first set that holds documents with this value. */
  #placeOf(value: number): number {
    const atMost = this.#finder.countAtMost(value);
    return this.#finder.edges[atMost - 1] === value ? 2 * atMost - 1 : 2 * atMost;
  }

  /** Adds to every set the one before it. */
  *cumulate(): Generator<void> {
    for (let place = 1; place < this.#chain.length; place++) {
      const set = this.#chain[place];
      const last = this.#chain[place - 1];
      if (set && last) unite(set, last);
      yield;
    }
  }

  /** Adds the new documents `start` to `end`. */
  addAll(start: number, end: number): void {
    for (let from = start, to = 0; from < end; from = to) {
      to = Math.min(end, ((from >> 5) + 1) << 5);
      this.#addInWord(from, to);
    }
    for (const [from, set] of this.#kept)
      for (let doc = start; doc < end; doc++)
        if ((this.#numbers[doc] ?? Number.NaN) >= from) addBit(set, doc);
  }

  /** Documents whose bits are in the same word: every set of the chain is written once for all of them. */
  #addInWord(start: number, end: number): void {
    const { length } = this.#chain;
    this.#added.fill(0);
    for (let doc = start; doc < end; doc++) {
      const value = this.#numbers[doc] ?? Number.NaN;
      if (Number.isNaN(value)) continue;
      const place = this.#placeOf(value);
      this.#added[place] = (this.#added[place] ?? 0) | (1 << (doc & 31));
    }
    let bits = 0;
    for (let place = 0, word = start >> 5; place < length; place++, word += this.#words) {
      bits |= this.#added[place] ?? 0;
      if (bits !== 0) this.#bits[word] = (this.#bits[word] ?? 0) | bits;
    }
  }

  /** A document has its number in place of the one before: only the sets between the two hold it or not. */
  move(doc: number, before: number): void {
    const now = this.#numbers[doc] ?? Number.NaN;
    const start = this.#startOf(before);
    const end = this.#startOf(now);
    for (let place = end; place < start; place++) addBit(this.#setAt(place), doc);
    for (let place = start; place < end; place++) removeBit(this.#setAt(place), doc);
    for (const [from, set] of this.#kept) {
      if (now >= from) addBit(set, doc);
      else removeBit(set, doc);
    }
  }

  /** The first set of the chain that holds documents with this number: none if it is not stated. */
  #startOf(value: number): number {
    return Number.isNaN(value) ? this.#chain.length : this.#placeOf(value);
  }

  #setAt(place: number): Bitset {
    return this.#chain[place] ?? this.#bits;
  }

  /** The documents with at least this value, kept for the next search: every search of a day counts by the same days. */
  keepFrom(from: number): Bitset {
    const known = this.#kept.get(from);
    if (known) return known;
    if (this.#kept.size >= mostKept) this.#kept.clear();
    const set = new Int32Array(this.#words);
    this.fill(set, from, Number.POSITIVE_INFINITY);
    this.#kept.set(from, set);
    return set;
  }

  /** Writes the documents with a value between `from` and `to`, both included, into `out`. */
  fill(out: Bitset, from: number, to: number): void {
    // The first sets that hold documents of either end. At an odd position, that end is an edge.
    const start = this.#placeOf(from);
    const end = this.#placeOf(to);
    const within = this.#chain[end];
    if (within) subtract(out, within, this.#chain[start - 1]);
    if (isGap(start) && from > Number.NEGATIVE_INFINITY) this.#sift(out, start, from, to);
    if (isGap(end) && to < Number.POSITIVE_INFINITY) this.#sift(out, end, from, to);
  }

  /**
   * Removes from `out` the documents outside the range among those that a set holds and the one before does
   * not.
   */
  #sift(out: Bitset, place: number, from: number, to: number): void {
    const numbers = this.#numbers;
    const upper = this.#chain[place];
    const lower = this.#chain[place - 1];
    for (let word = 0; word < out.length; word++) {
      let bits = (out[word] ?? 0) & (upper?.[word] ?? 0) & ~(lower?.[word] ?? 0);
      for (; bits !== 0; bits &= bits - 1) {
        const bit = bits & -bits;
        const value = numbers[(word << 5) | (31 - Math.clz32(bit))] ?? 0;
        if (value < from || value > to) out[word] = (out[word] ?? 0) & ~bit;
      }
    }
  }

  bytes(): number {
    return this.#bits.byteLength + this.#kept.size * this.#words * 4;
  }
}

/** More days than any attribute offers. */
const mostKept = 8;

const isGap = (place: number) => place % 2 === 0;

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
