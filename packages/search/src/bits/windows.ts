import { type Bitset, countWord } from './bitset.ts';

/**
 * The words of bitsets that a search has to read, as ascending, non-touching pairs `[from, to)`. Documents
 * are sorted by make and model, so that a search for one model reads a few words of thousands.
 */
export type Windows = readonly (readonly [from: number, to: number])[];

/** The words that hold the given ascending document ranges. Ranges that share a word become one window. */
export function windowsOf(ranges: Iterable<readonly [from: number, to: number]>): Windows {
  const windows: [number, number][] = [];
  for (const [from, to] of ranges) {
    if (from >= to) continue;
    const first = from >> 5;
    const end = ((to - 1) >> 5) + 1;
    const last = windows.at(-1);
    if (last && first <= last[1]) last[1] = Math.max(last[1], end);
    else windows.push([first, end]);
  }
  return windows;
}

export function countIn(set: Bitset, windows: Windows): number {
  let count = 0;
  for (const [from, to] of windows) {
    for (let word = from; word < to; word++) count += countWord(set[word] ?? 0);
  }
  return count;
}

/** Writes the set's documents into `out`, ascending, and returns how many there are. */
export function listIn(set: Bitset, windows: Windows, out: Uint32Array): number {
  let count = 0;
  for (const [from, to] of windows) {
    for (let word = from; word < to; word++) {
      let bits = set[word] ?? 0;
      while (bits !== 0) {
        out[count++] = (word << 5) | (31 - Math.clz32(bits & -bits));
        bits &= bits - 1;
      }
    }
  }
  return count;
}
