import { addBit, type Bitset, countRange, hasBit, removeBit } from '../bits/bitset.ts';
import { listIn } from '../bits/windows.ts';
import type { Moves } from './moves.ts';

/** A value that more than one document in 32 has takes less memory as a bitset than as a list. */
const commonShare = 32;

/**
 * The documents of each value. Values are codes; common ones are bitsets, the others lists. Documents from
 * the layout are listed in one array, value after value; those added since are in a short list of their own.
 * A list may hold a document more than once if it was added more than once, as words are.
 *
 * `most` gives for each code how many documents the layout will add to it, or a few more: space is reserved
 * for them.
 */
export class PostingSets {
  /** All bitsets, contiguous and of equal length, and their index by code. */
  readonly #bits: Int32Array;
  readonly #bitsets: (Bitset | undefined)[] = [];
  /**
   * By code: where its list begins, and where the list's next document goes; for a bitset, minus its start.
   */
  readonly #starts: Uint32Array;
  readonly #ends: Int32Array;
  readonly #listed: Uint32Array;
  readonly #added: (number[] | undefined)[] = [];

  constructor(most: Uint32Array | Int32Array, capacity: number) {
    const common = Math.max(32, capacity / commonShare);
    const words = (capacity + 31) >> 5;
    this.#starts = new Uint32Array(most.length);
    this.#ends = new Int32Array(most.length);
    // Place 0 stays empty, so that no list ends there.
    let listed = 1;
    const commonCodes: number[] = [];
    for (let code = 0; code < most.length; code++) {
      const count = most[code] ?? 0;
      const isCommon = count >= common;
      this.#starts[code] = listed;
      this.#ends[code] = isCommon ? -(commonCodes.length * words) : listed;
      if (isCommon) commonCodes.push(code);
      else listed += count;
    }
    this.#bits = new Int32Array(commonCodes.length * words);
    this.#listed = new Uint32Array(listed);
    for (const [place, code] of commonCodes.entries()) {
      this.#bitsets[code] = this.#bits.subarray(place * words, (place + 1) * words);
    }
  }

  put(code: number, doc: number): void {
    const end = this.#ends[code] ?? 0;
    if (end <= 0) {
      const word = (doc >> 5) - end;
      this.#bits[word] = (this.#bits[word] ?? 0) | (1 << (doc & 31));
    } else {
      this.#listed[end] = doc;
      this.#ends[code] = end + 1;
    }
  }

  /** Adds a document to the codes at the places `start` to `end`. */
  putUnderAll(codes: Uint32Array, start: number, end: number, doc: number): void {
    const bits = this.#bits;
    const ends = this.#ends;
    const listed = this.#listed;
    const word = doc >> 5;
    const bit = 1 << (doc & 31);
    for (let index = start; index < end; index++) {
      const code = codes[index] ?? 0;
      const next = ends[code] ?? 0;
      if (next <= 0) {
        const place = word - next;
        bits[place] = (bits[place] ?? 0) | bit;
      } else {
        listed[next] = doc;
        ends[code] = next + 1;
      }
    }
  }

  /**
   * Adds all documents of a value in other sets to a code. The others must have the same capacity, and `most`
   * must have counted their documents for the code: then a list here is a list there too.
   */
  putSet(code: number, from: PostingSets, fromCode: number): void {
    const common = this.#bitsets[code];
    if (common) from.addTo(common, fromCode);
    else {
      const end = from.#ends[fromCode] ?? 0;
      for (let index = from.#starts[fromCode] ?? 0; index < end; index++)
        this.put(code, from.#listed[index] ?? 0);
    }
  }

  /** Adds the documents `start` to `end` to their codes. */
  putColumn(codes: Uint8Array | Uint32Array, start: number, end: number): void {
    for (let doc = start; doc < end; doc++) this.put(codes[doc] ?? 0, doc);
  }

  /** Adds a new document, which may have the value more than once. */
  add(code: number, doc: number): void {
    const common = this.#bitsets[code];
    const added = this.#added[code];
    if (common) addBit(common, doc);
    else if (!added) this.#added[code] = [doc];
    else if (added.at(-1) !== doc) added.push(doc);
  }

  /** Moves a document from one code to another one. */
  move(from: number, to: number, doc: number): void {
    this.#remove(from, doc);
    this.add(to, doc);
  }

  #remove(code: number, doc: number): void {
    const common = this.#bitsets[code];
    if (common) {
      removeBit(common, doc);
      return;
    }
    const start = this.#starts[code] ?? 0;
    const end = this.#ends[code] ?? 0;
    const at = this.#listed.subarray(start, end).indexOf(doc);
    const added = this.#added[code];
    if (at >= 0) {
      this.#listed[start + at] = this.#listed[end - 1] ?? 0;
      this.#ends[code] = end - 1;
    } else if (added) this.#added[code] = added.filter((each) => each !== doc);
  }

  /** Adds the new documents `start` to `end` to their codes. */
  addColumn(codes: Uint8Array | Uint32Array, start: number, end: number): void {
    for (let doc = start; doc < end; doc++) this.add(codes[doc] ?? 0, doc);
  }

  /** Adds a new document to the codes at the places `start` to `end`. */
  addUnderAll(codes: Uint32Array, start: number, end: number, doc: number): void {
    for (let index = start; index < end; index++) this.add(codes[index] ?? 0, doc);
  }

  /** How many codes have been seen. */
  get codes(): number {
    return Math.max(this.#starts.length, this.#added.length);
  }

  /** The bitset of a common value, read-only. */
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

  /** Writes the documents of a value into `out`, unsorted, and returns how many there are. */
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

  /** The same for documents with a place in a new layout, under that place. */
  *moved(moves: Moves, capacity: number): Generator<void, PostingSets> {
    const sets = new PostingSets(yield* this.#sizes(), capacity);
    yield* this.#moveInto(sets, moves);
    return sets;
  }

  /** By code: how many documents it has, including dead ones. */
  *#sizes(): Generator<void, Uint32Array> {
    const sizes = new Uint32Array(this.codes);
    for (let code = 0; code < sizes.length; code++) {
      const common = this.#bitsets[code];
      const listed = (this.#ends[code] ?? 0) - (this.#starts[code] ?? 0) + (this.#added[code]?.length ?? 0);
      sizes[code] = common ? countRange(common, 0, common.length * 32) : listed;
      if (common || code % 1024 === 0) yield;
    }
    return sizes;
  }

  *#moveInto(sets: PostingSets, moves: Moves): Generator<void> {
    for (let code = 0; code < this.codes; code++) {
      const common = this.#bitsets[code];
      if (!common) this.#moveListed(sets, code, moves);
      else {
        for (let start = 0; start < common.length; start += wordsAtOnce) {
          moveBits(sets, code, common, start, moves);
          yield;
        }
      }
      if (code % codesAtOnce === 0) yield;
    }
  }

  #moveListed(sets: PostingSets, code: number, moves: Moves): void {
    const end = this.#ends[code] ?? 0;
    for (let index = this.#starts[code] ?? 0; index < end; index++) {
      move(sets, code, this.#listed[index] ?? 0, moves);
    }
    const added = this.#added[code];
    if (added) for (const doc of added) move(sets, code, doc, moves);
  }

  bytes(): number {
    let bytes =
      this.#starts.byteLength + this.#ends.byteLength + this.#listed.byteLength + this.#bits.byteLength;
    for (const added of this.#added) bytes += added ? 24 + added.length * 8 : 0;
    return bytes;
  }
}

const wordsAtOnce = 64;
const codesAtOnce = 64;

function moveBits(sets: PostingSets, code: number, common: Bitset, start: number, moves: Moves): void {
  const end = Math.min(common.length, start + wordsAtOnce);
  for (let word = start; word < end; word++) {
    for (let bits = common[word] ?? 0; bits !== 0; bits &= bits - 1) {
      move(sets, code, (word << 5) | (31 - Math.clz32(bits & -bits)), moves);
    }
  }
}

/** A document that is dead, or was added since the layout began, has no place in it. */
function move(sets: PostingSets, code: number, doc: number, { live, placeOf }: Moves): void {
  if (doc < placeOf.length && hasBit(live, doc)) sets.put(code, placeOf[doc] ?? 0);
}
