/**
 * A set of documents as one bit each: document d is bit `d & 31` of word `d >> 5`. Words are signed, because
 * JavaScript's bit operators work on signed integers.
 */
export type Bitset = Int32Array;

export function bitset(capacity: number): Bitset {
  return new Int32Array((capacity + 31) >> 5);
}

export function addBit(set: Bitset, doc: number): void {
  const word = doc >> 5;
  set[word] = (set[word] ?? 0) | (1 << (doc & 31));
}

export function removeBit(set: Bitset, doc: number): void {
  const word = doc >> 5;
  set[word] = (set[word] ?? 0) & ~(1 << (doc & 31));
}

export function hasBit(set: Bitset, doc: number): boolean {
  return (((set[doc >> 5] ?? 0) >>> (doc & 31)) & 1) === 1;
}

/** How many bits of one word are set: sums in pairs, then fours, then bytes, then all of them by one multiplication. */
export function countWord(word: number): number {
  const pairs = word - ((word >>> 1) & 0x55555555);
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

/** Adds the documents `from` to `to`, excluding `to`. */
export function addRange(set: Bitset, from: number, to: number): void {
  if (from >= to) return;
  const first = from >> 5;
  const last = (to - 1) >> 5;
  const head = -1 << (from & 31);
  const tail = -1 >>> (31 - ((to - 1) & 31));
  if (first === last) {
    set[first] = (set[first] ?? 0) | (head & tail);
    return;
  }
  set[first] = (set[first] ?? 0) | head;
  set.fill(-1, first + 1, last);
  set[last] = (set[last] ?? 0) | tail;
}

/** How many of the documents `from` to `to`, excluding `to`, are in the set. */
export function countRange(set: Bitset, from: number, to: number): number {
  if (from >= to) return 0;
  const first = from >> 5;
  const last = (to - 1) >> 5;
  const head = -1 << (from & 31);
  const tail = -1 >>> (31 - ((to - 1) & 31));
  if (first === last) return countWord((set[first] ?? 0) & head & tail);
  let count = countWord((set[first] ?? 0) & head) + countWord((set[last] ?? 0) & tail);
  for (let word = first + 1; word < last; word++) count += countWord(set[word] ?? 0);
  return count;
}
