import { addBit, type Bitset, bitset } from '../bits/bitset.ts';
import { listIn } from '../bits/windows.ts';
import type { PairBatch } from '../words/pair-batch.ts';

/** A value that more than one document in 32 has takes less room as a bitset than as a list. */
const commonShare = 32;

/**
 * The documents of each value. Values are codes; common ones are bitsets, the others lists. Documents that the layout
 * placed are listed in one array, value after value; those added since stand in a short list of their own.
 *
 * Filled in two rounds over the same pairs: `expect` each, `seal`, `put` each. Then `add` takes new documents.
 */
export class PostingSets {
  readonly #capacity: number;
  readonly #counts: Uint32Array;
  readonly #bitsets: (Bitset | undefined)[] = [];
  /** Where each value's list begins and, while filling, where its next document goes. */
  #starts = new Uint32Array(1);
  #ends = new Uint32Array(0);
  #listed = new Uint32Array(0);
  readonly #added: (number[] | undefined)[] = [];

  constructor(codes: number, capacity: number) {
    this.#capacity = capacity;
    this.#counts = new Uint32Array(codes);
  }

  expect(code: number): void {
    this.#counts[code] = (this.#counts[code] ?? 0) + 1;
  }

  seal(): void {
    const common = Math.max(32, this.#capacity / commonShare);
    const starts = new Uint32Array(this.#counts.length + 1);
    for (const [code, count] of this.#counts.entries()) {
      if (count >= common) this.#bitsets[code] = bitset(this.#capacity);
      starts[code + 1] = (starts[code] ?? 0) + (count >= common ? 0 : count);
    }
    this.#starts = starts;
    this.#ends = starts.slice(0, -1);
    this.#listed = new Uint32Array(starts.at(-1) ?? 0);
  }

  put(code: number, doc: number): void {
    const common = this.#bitsets[code];
    if (common) {
      addBit(common, doc);
      return;
    }
    const end = this.#ends[code] ?? 0;
    this.#listed[end] = doc;
    this.#ends[code] = end + 1;
  }

  add(code: number, doc: number): void {
    const common = this.#bitsets[code];
    const added = this.#added[code];
    if (common) addBit(common, doc);
    else if (added) added.push(doc);
    else this.#added[code] = [doc];
  }

  /** How many codes have been met. */
  get codes(): number {
    return Math.max(this.#counts.length, this.#added.length);
  }

  /** The bitset of a common value, to read only. */
  bitsetOf(code: number): Bitset | undefined {
    return this.#bitsets[code];
  }

  /** Adds the documents of a value to a set. */
  addTo(set: Bitset, code: number): void {
    const common = this.#bitsets[code];
    if (common) {
      for (let word = 0; word < set.length; word++) set[word] = (set[word] ?? 0) | (common[word] ?? 0);
      return;
    }
    const end = this.#ends[code] ?? 0;
    for (let index = this.#starts[code] ?? 0; index < end; index++) addBit(set, this.#listed[index] ?? 0);
    const added = this.#added[code];
    if (added) for (const doc of added) addBit(set, doc);
  }

  /** Writes the documents of a value into `out`, in no order, and returns how many there are. */
  list(code: number, out: Uint32Array): number {
    const common = this.#bitsets[code];
    if (common) return listIn(common, [[0, common.length]], out);
    const start = this.#starts[code] ?? 0;
    let count = (this.#ends[code] ?? 0) - start;
    for (let index = 0; index < count; index++) out[index] = this.#listed[start + index] ?? 0;
    const added = this.#added[code];
    if (added) for (const doc of added) out[count++] = doc;
    return count;
  }

  /** Fills the batch with every document of every code, and yields whenever there is something to take out. */
  *pairs(batch: PairBatch): Generator<void> {
    for (let code = 0; code < this.codes; code++) {
      const common = this.#bitsets[code];
      if (common) {
        for (let start = 0; start < common.length; start += wordsAtOnce) {
          addPairs(batch, code, common, start);
          if (batch.isFull) yield;
        }
      } else this.#addListed(batch, code);
      if (batch.isFull) yield;
    }
    yield;
  }

  #addListed(batch: PairBatch, code: number): void {
    const start = this.#starts[code] ?? 0;
    const end = this.#ends[code] ?? 0;
    const added = this.#added[code] ?? [];
    batch.reserve(Math.max(0, end - start) + added.length);
    for (let index = start; index < end; index++) batch.add(code, this.#listed[index] ?? 0);
    for (const doc of added) batch.add(code, doc);
  }

  bytes(): number {
    let bytes =
      this.#counts.byteLength + this.#starts.byteLength + this.#ends.byteLength + this.#listed.byteLength;
    for (const common of this.#bitsets) bytes += common?.byteLength ?? 0;
    for (const added of this.#added) bytes += added ? 24 + added.length * 8 : 0;
    return bytes;
  }
}

const slice = 1 << 14;

const wordsAtOnce = 64;

function addPairs(batch: PairBatch, code: number, common: Bitset, start: number): void {
  const end = Math.min(common.length, start + wordsAtOnce);
  batch.reserve((end - start) * 32);
  for (let word = start; word < end; word++) {
    for (let bits = common[word] ?? 0; bits !== 0; bits &= bits - 1) {
      batch.add(code, (word << 5) | (31 - Math.clz32(bits & -bits)));
    }
  }
}

/** Fills sets from a column of codes, each document under its own. */
export function* fillWithCodes(
  sets: PostingSets,
  codes: Uint8Array | Uint32Array,
  count: number,
): Generator<void> {
  for (let start = 0; start < count; start += slice) {
    const end = Math.min(count, start + slice);
    for (let doc = start; doc < end; doc++) sets.expect(codes[doc] ?? 0);
    yield;
  }
  sets.seal();
  for (let start = 0; start < count; start += slice) {
    const end = Math.min(count, start + slice);
    for (let doc = start; doc < end; doc++) sets.put(codes[doc] ?? 0, doc);
    yield;
  }
}
