import { hasBit } from '../bits/bitset.ts';
import { inSlices } from '../bits/in-slices.ts';
import type { Moves } from '../index/moves.ts';

const blockSize = 1024;
/** Blocks start with spare capacity, so that the first changes split none. */
const firstFill = 768;
const slice = 1 << 12;

/** A place in an order: the block, and the index in it. */
export interface DocPlace {
  at: number;
  index: number;
}

interface Block {
  docs: Uint32Array;
  count: number;
}

/**
 * All documents in one order, in blocks of at most 1,024: an insertion moves the rest of one block, 4 kB,
 * whatever the size of the market. Ended documents stay until the next layout; walkers skip them.
 *
 * Invariant: the blocks in sequence ascend by key, documents of equal keys by `isBeforeAlike`, and none is
 * empty except a sole first one.
 */
export class OrderedDocs {
  readonly #blocks: Block[] = [];
  /** By block, the key of its first document: finding a block touches little memory. */
  readonly #firstKeys: number[] = [];
  readonly #keyOf: (doc: number) => number;
  readonly #isBeforeAlike: (a: number, b: number) => boolean;

  constructor(keyOf: (doc: number) => number, isBeforeAlike: (a: number, b: number) => boolean) {
    this.#keyOf = keyOf;
    this.#isBeforeAlike = isBeforeAlike;
    this.#blocks.push({ docs: new Uint32Array(blockSize), count: 0 });
    this.#firstKeys.push(0);
  }

  /** Adds documents that are already sorted; yields often, so that the caller can spread the work. */
  static *of(
    sorted: Uint32Array,
    keyOf: (doc: number) => number,
    isBeforeAlike: (a: number, b: number) => boolean,
  ): Generator<void, OrderedDocs> {
    const ordered = new OrderedDocs(keyOf, isBeforeAlike);
    if (sorted.length > 0) {
      ordered.#blocks.pop();
      ordered.#firstKeys.pop();
    }
    // One array for all blocks: allocating a thousand takes longer than filling them.
    const room = new Uint32Array(Math.ceil(sorted.length / firstFill) * blockSize);
    for (let start = 0; start < sorted.length; start += firstFill) {
      const part = sorted.subarray(start, start + firstFill);
      const first = ordered.#blocks.length * blockSize;
      const docs = room.subarray(first, first + blockSize);
      docs.set(part);
      ordered.#blocks.push({ docs, count: part.length });
      ordered.#firstKeys.push(keyOf(part[0] ?? 0));
      yield;
    }
    return ordered;
  }

  /** Adds the documents `start` to `end`. */
  addAll(start: number, end: number): void {
    this.insertAll(Uint32Array.from({ length: end - start }, (_, place) => start + place));
  }

  /** Adds documents, and sorts them for it: each is then in the block of the one before or later. */
  insertAll(added: Uint32Array): void {
    if (added.length > 1) added.sort((a, b) => (this.#isBefore(a, b, this.#keyOf(b)) ? -1 : 1));
    let at = 0;
    for (const doc of added) {
      const key = this.#keyOf(doc);
      at = this.#blockFor(doc, key, at);
      this.#insert(at, doc, key);
    }
  }

  /** Where a document is, whose key has not changed since it was added. */
  find(doc: number): DocPlace {
    const key = this.#keyOf(doc);
    let at = this.#blockFor(doc, key, 0);
    let index = this.#indexFor(at, doc, key);
    // It may be the first of the next block, or among documents of the same advert, which are equal to it.
    for (let block = this.#blocks[at]; block; block = this.#blocks[++at], index = 0)
      for (; index < block.count; index++) if (block.docs[index] === doc) return { at, index };
    throw new Error(`Document ${doc} has no place in its order`);
  }

  /** Moves a document to where it belongs since its key has changed, from where it was found before. */
  settle(doc: number, { at, index }: DocPlace): void {
    const key = this.#keyOf(doc);
    if (this.#isBetweenNeighbours(doc, key, at, index)) {
      if (index === 0) this.#firstKeys[at] = key;
      return;
    }
    this.#remove(at, index);
    this.#insert(this.#blockFor(doc, key, 0), doc, key);
  }

  #isBetweenNeighbours(doc: number, key: number, at: number, index: number): boolean {
    const block = this.#blocks[at];
    const last = index > 0 ? block : this.#blocks[at - 1];
    const before = last?.docs[(index > 0 ? index : last.count) - 1];
    const after = index + 1 < (block?.count ?? 0) ? block?.docs[index + 1] : this.#blocks[at + 1]?.docs[0];
    return (
      (before === undefined || this.#isBefore(before, doc, key)) &&
      (after === undefined || this.#isBefore(doc, after, this.#keyOf(after)))
    );
  }

  #remove(at: number, index: number): void {
    const block = this.#blocks[at];
    if (!block) return;
    block.docs.copyWithin(index, index + 1, block.count);
    block.count--;
    if (block.count === 0 && this.#blocks.length > 1) {
      this.#blocks.splice(at, 1);
      this.#firstKeys.splice(at, 1);
    } else if (index === 0) this.#firstKeys[at] = this.#keyOf(block.docs[0] ?? 0);
  }

  /** The place in a block of the first document that does not come before a given one. */
  #indexFor(at: number, doc: number, key: number): number {
    const block = this.#blocks[at];
    let low = 0;
    let high = block?.count ?? 0;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (this.#isBefore(block?.docs[middle] ?? 0, doc, key)) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  #insert(at: number, doc: number, key: number): void {
    const block = this.#blocks[at];
    if (!block) return;
    const { docs } = block;
    const low = this.#indexFor(at, doc, key);
    docs.copyWithin(low + 1, low, block.count);
    docs[low] = doc;
    if (low === 0) this.#firstKeys[at] = key;
    block.count++;
    if (block.count === blockSize) this.#split(at, block);
  }

  /** The last block from `first` on whose first document is not after the given one. */
  #blockFor(doc: number, key: number, first: number): number {
    let low = first;
    let high = this.#blocks.length - 1;
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      const firstKey = this.#firstKeys[middle] ?? 0;
      const isBefore =
        firstKey === key ? this.#isBeforeAlike(this.#blocks[middle]?.docs[0] ?? 0, doc) : firstKey < key;
      if (isBefore) low = middle;
      else high = middle - 1;
    }
    return low;
  }

  /** Whether a document comes before another one, whose key is given. */
  #isBefore(doc: number, other: number, otherKey: number): boolean {
    const key = this.#keyOf(doc);
    return key === otherKey ? this.#isBeforeAlike(doc, other) : key < otherKey;
  }

  #split(at: number, block: Block): void {
    const half = blockSize >> 1;
    const docs = new Uint32Array(blockSize);
    docs.set(block.docs.subarray(half, block.count));
    this.#blocks.splice(at + 1, 0, { docs, count: block.count - half });
    this.#firstKeys.splice(at + 1, 0, this.#keyOf(docs[0] ?? 0));
    block.count = half;
  }

  /** The members of `set` at the places `from` to `to` among its members in this order. */
  take(set: Int32Array, from: number, to: number): number[] {
    const taken: number[] = [];
    let place = 0;
    for (const { docs, count } of this.#blocks) {
      for (let index = 0; index < count; index++) {
        const doc = docs[index] ?? 0;
        if ((((set[doc >> 5] ?? 0) >>> (doc & 31)) & 1) === 0) continue;
        if (place >= from) taken.push(doc);
        place++;
        if (place === to) return taken;
      }
    }
    return taken;
  }

  /** The documents with a place in a new layout, in this order, under that place; those of `without` are left out. */
  *moved({ docs, placeOf, live }: Moves, without: ReadonlySet<number>): Generator<void, Uint32Array> {
    // At once: documents that are added meanwhile move others from block to block.
    const old = this.#listAll();
    const moved = new Uint32Array(docs.length);
    yield;
    let count = 0;
    yield* inSlices(old.length, slice, (start, end) => {
      for (let index = start; index < end; index++) {
        const doc = old[index] ?? 0;
        if (doc >= placeOf.length || !hasBit(live, doc)) continue;
        if (without.size === 0 || !without.has(doc)) moved[count++] = placeOf[doc] ?? 0;
      }
    });
    return moved.subarray(0, count);
  }

  #listAll(): Uint32Array {
    const all = new Uint32Array(this.#blocks.reduce((sum, { count }) => sum + count, 0));
    let start = 0;
    for (const { docs, count } of this.#blocks) {
      all.set(docs.subarray(0, count), start);
      start += count;
    }
    return all;
  }

  bytes(): number {
    return this.#blocks.length * blockSize * Uint32Array.BYTES_PER_ELEMENT;
  }
}
