import type { Bitset } from '../bits/bitset.ts';
import type { Windows } from '../bits/windows.ts';
import { groupJointly, type JointGroup } from './joint-groups.ts';

/**
 * The codes of all jointly counted columns, packed: per document and group one 16-bit number, which is the
 * index of its combination's counter. The numbers of a document are adjacent, so that counting it touches one
 * cache line.
 */
export class JointCounts {
  readonly #groups: readonly JointGroup[];
  /** Where each group's counters begin. */
  readonly #starts: readonly number[];
  readonly #packed: Uint16Array;
  /**
   * How many numbers a document has: one per group, padded to a multiple of three, which are counted in one
   * go.
   */
  readonly #width: number;
  readonly #counters: Int32Array;
  /** For each combination of a group in turn: where the sums of its members' codes are. */
  readonly #sumsOf: readonly Uint16Array[];
  /** Where each column's sums begin; the sum of code c is c places on. */
  readonly sumStarts: readonly number[];
  readonly sums: Int32Array;

  constructor(codeCounts: readonly number[], capacity: number) {
    this.#groups = groupJointly(codeCounts);
    this.#starts = startsOf(this.#groups.map(({ combinations }) => combinations));
    // One more counter, which is never read, for the padding.
    this.#counters = new Int32Array((this.#starts.at(-1) ?? 0) + 1);
    this.#width = Math.ceil(this.#groups.length / 3) * 3;
    this.#packed = new Uint16Array(capacity * this.#width);
    this.sumStarts = startsOf(codeCounts);
    this.sums = new Int32Array(this.sumStarts.at(-1) ?? 0);
    this.#sumsOf = this.#groups.map((group) => sumPlaces(group, codeCounts, this.sumStarts));
  }

  /** Packs the codes of the documents `start` to `end`, column by column: short loops over one array each. */
  pack(columns: readonly Uint8Array[], start: number, end: number): void {
    const filler = this.#counters.length - 1;
    for (let place = 0; place < this.#width; place++) {
      this.#writeAll(place, this.#groups[place] ? (this.#starts[place] ?? 0) : filler, start, end);
    }
    for (const [place, { members, weights }] of this.#groups.entries()) {
      for (const [index, member] of members.entries()) {
        const column = columns[member];
        if (column) this.#addWeighted(place, column, weights[index] ?? 0, start, end);
      }
    }
  }

  #writeAll(place: number, number: number, start: number, end: number): void {
    const packed = this.#packed;
    const width = this.#width;
    for (let doc = start; doc < end; doc++) packed[doc * width + place] = number;
  }

  #addWeighted(place: number, column: Uint8Array, weight: number, start: number, end: number): void {
    const packed = this.#packed;
    const width = this.#width;
    for (let doc = start; doc < end; doc++) {
      const at = doc * width + place;
      packed[at] = (packed[at] ?? 0) + (column[doc] ?? 0) * weight;
    }
  }

  /** Sets the sums to how many documents of a set have each code of each column. */
  count(set: Bitset, windows: Windows): void {
    this.#counters.fill(0);
    this.#countCombinations(set, windows);
    this.sums.fill(0);
    for (let g = 0; g < this.#groups.length; g++) this.#addSums(g);
  }

  #countCombinations(set: Bitset, windows: Windows): void {
    const packed = this.#packed;
    const counters = this.#counters;
    const width = this.#width;
    for (const [from, to] of windows) {
      for (let word = from; word < to; word++) {
        let bits = set[word] ?? 0;
        while (bits !== 0) {
          const doc = (word << 5) | (31 - Math.clz32(bits & -bits));
          bits &= bits - 1;
          let place = doc * width;
          const end = place + width;
          for (; place < end; place += 3) {
            const first = packed[place] ?? 0;
            const second = packed[place + 1] ?? 0;
            const third = packed[place + 2] ?? 0;
            counters[first] = (counters[first] ?? 0) + 1;
            counters[second] = (counters[second] ?? 0) + 1;
            counters[third] = (counters[third] ?? 0) + 1;
          }
        }
      }
    }
  }

  #addSums(g: number): void {
    const counters = this.#counters;
    const sums = this.sums;
    const places = this.#sumsOf[g] ?? new Uint16Array(0);
    const members = this.#groups[g]?.members.length ?? 1;
    const end = this.#starts[g + 1] ?? 0;
    let place = 0;
    for (let counter = this.#starts[g] ?? 0; counter < end; counter++, place += members) {
      const count = counters[counter] ?? 0;
      if (count === 0) continue;
      for (let m = 0; m < members; m++) {
        const sum = places[place + m] ?? 0;
        sums[sum] = (sums[sum] ?? 0) + count;
      }
    }
  }

  bytes(): number {
    return this.#packed.byteLength + this.#counters.byteLength + this.sums.byteLength;
  }
}

/** The offsets of consecutive parts of these sizes, followed by the end of the last. */
function startsOf(sizes: readonly number[]): number[] {
  const starts = [0];
  for (const size of sizes) starts.push((starts.at(-1) ?? 0) + size);
  return starts;
}

function sumPlaces(
  { members, weights, combinations }: JointGroup,
  codeCounts: readonly number[],
  sumStarts: readonly number[],
): Uint16Array {
  const places = new Uint16Array(combinations * members.length);
  for (const [index, member] of members.entries()) {
    const weight = weights[index] ?? 1;
    const codes = codeCounts[member] ?? 1;
    const start = sumStarts[member] ?? 0;
    for (let combination = 0; combination < combinations; combination++) {
      places[combination * members.length + index] = start + (Math.floor(combination / weight) % codes);
    }
  }
  return places;
}
