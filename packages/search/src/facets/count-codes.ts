import { type Bitset, countWord, hasBit } from '../bits/bitset.ts';
import type { Windows } from '../bits/windows.ts';

/** Counts the codes of one column over the documents of `set` that are not in `without`. */
export function countCodes(
  counts: Int32Array,
  codes: Uint8Array | Uint32Array,
  set: Bitset,
  windows: Windows,
  without: Bitset | null,
): void {
  for (const [from, to] of windows) {
    for (let word = from; word < to; word++) {
      let bits = (set[word] ?? 0) & ~(without?.[word] ?? 0);
      while (bits !== 0) {
        const code = codes[(word << 5) | (31 - Math.clz32(bits & -bits))] ?? 0;
        bits &= bits - 1;
        counts[code] = (counts[code] ?? 0) + 1;
      }
    }
  }
}

/**
 * Counts one value over the documents of `set` that are not in `without`, by its own bitset. For attributes
 * with few values and for many documents this is quicker than reading each document.
 */
export function countBitset(value: Bitset, set: Bitset, windows: Windows, without: Bitset): number {
  let count = 0;
  for (const [from, to] of windows) {
    for (let word = from; word < to; word++) {
      count += countWord((value[word] ?? 0) & (set[word] ?? 0) & ~(without[word] ?? 0));
    }
  }
  return count;
}

/** The same for a rare value's documents, `docs[0…length)`. */
export function countListed(docs: Uint32Array, length: number, set: Bitset, without: Bitset): number {
  let count = 0;
  for (let index = 0; index < length; index++) {
    const doc = docs[index] ?? 0;
    if (hasBit(set, doc) && !hasBit(without, doc)) count++;
  }
  return count;
}

/** Like `countCodes`, for a column with several values. */
export function countLists(
  counts: Int32Array,
  lists: readonly (readonly number[])[],
  set: Bitset,
  windows: Windows,
  without: Bitset | null,
): void {
  for (const [from, to] of windows) {
    for (let word = from; word < to; word++) {
      let bits = (set[word] ?? 0) & ~(without?.[word] ?? 0);
      for (; bits !== 0; bits &= bits - 1) {
        for (const code of lists[(word << 5) | (31 - Math.clz32(bits & -bits))] ?? []) {
          counts[code] = (counts[code] ?? 0) + 1;
        }
      }
    }
  }
}

/**
 * Like `countCodes`, for the bits of several values. A document's bits are counted eight at a time, by their
 * combination; the combinations are then summed.
 */
export function countFlags(
  counts: Int32Array,
  flags: Float64Array,
  set: Bitset,
  windows: Windows,
  without: Bitset | null,
): void {
  bytes.fill(0);
  for (const [from, to] of windows) {
    for (let word = from; word < to; word++) {
      let bits = (set[word] ?? 0) & ~(without?.[word] ?? 0);
      for (; bits !== 0; bits &= bits - 1) {
        const all = flags[(word << 5) | (31 - Math.clz32(bits & -bits))] ?? 0;
        if (all !== 0) countBytes(all);
      }
    }
  }
  for (let place = 0; place < bytes.length; place++) {
    const count = bytes[place] ?? 0;
    if (count === 0) continue;
    for (let bits = place & 255; bits !== 0; bits &= bits - 1) {
      const code = ((place >> 8) << 3) + 32 - Math.clz32(bits & -bits);
      counts[code] = (counts[code] ?? 0) + count;
    }
  }
}

/** By byte of the bits and its value: how many documents have it. A search is synchronous: one is enough. */
const bytes = new Int32Array(7 * 256);

function countBytes(flags: number): void {
  const low = flags | 0;
  const high = (flags / 2 ** 32) | 0;
  countByte(low & 255);
  countByte(256 + ((low >>> 8) & 255));
  countByte(512 + ((low >>> 16) & 255));
  countByte(768 + (low >>> 24));
  if (high === 0) return;
  countByte(1024 + (high & 255));
  countByte(1280 + ((high >>> 8) & 255));
  countByte(1536 + ((high >>> 16) & 255));
}

function countByte(place: number): void {
  bytes[place] = (bytes[place] ?? 0) + 1;
}

/** Adds `step` to the count of the code of each of the documents `start` to `end`. */
export function stepCodes(
  counts: Int32Array,
  codes: Uint8Array | Uint32Array,
  start: number,
  end: number,
  step: 1 | -1,
): void {
  for (let doc = start; doc < end; doc++) {
    const code = codes[doc] ?? 0;
    counts[code] = (counts[code] ?? 0) + step;
  }
}

/** The same for a column with several values. */
export function stepLists(
  counts: Int32Array,
  lists: readonly (readonly number[])[],
  start: number,
  end: number,
  step: 1 | -1,
): void {
  for (let doc = start; doc < end; doc++) {
    for (const code of lists[doc] ?? []) counts[code] = (counts[code] ?? 0) + step;
  }
}
