import { inSlices } from '../bits/in-slices.ts';

/** More buckets than 2 ** 11 would evict each other from the fastest cache. */
const mostDigitBits = 11;
/** How many documents are handled between two yields. */
const slice = 1 << 12;

/**
 * Documents and their keys: the lower and the upper half of a float's bits, transformed to compare as
 * integers.
 */
interface Lanes {
  docs: Uint32Array;
  low: Uint32Array;
  high: Uint32Array;
}

/**
 * Statistics of the keys so far: how many numbers are stated, and in which bits of either half keys differ.
 */
interface Reading {
  numbers: Float64Array;
  halves: Uint32Array;
  sign: 1 | -1;
  stated: number;
  low: number;
  high: number;
}

interface Round {
  lane: 'low' | 'high';
  shift: number;
  bits: number;
  /** Whether a later round reads the lane again, so that its keys have to move along. */
  isLowNeeded: boolean;
  isHighNeeded: boolean;
}

/**
 * Sorts documents by their number times the sign, ascending, those without a number last; the sort is stable.
 * A float's bits, with the sign bit flipped (all bits for a negative), compare like unsigned integers. They
 * are sorted from the lowest to the highest, a few at a time, and bits that are equal in all keys are
 * skipped: whole prices need two rounds, years one.
 *
 * A sorter is made for a number of documents and reused for several orders, because allocating its memory
 * takes longer than filling it.
 */
export class RadixSorter {
  readonly #lanes: readonly [Lanes, Lanes];
  readonly #unstated: Uint32Array;

  constructor(count: number) {
    this.#lanes = [newLanes(count), newLanes(count)];
    this.#unstated = new Uint32Array(count);
  }

  /** Yields often, so that the caller can spread the work. */
  *sort(docs: Uint32Array, numbers: Float64Array | null, sign: 1 | -1): Generator<void> {
    if (!numbers) return;
    let [from, to] = this.#lanes;
    const reading: Reading = { numbers, halves: halvesOf(numbers), sign, stated: 0, low: 0, high: 0 };
    const lanes = from;
    yield* inSlices(docs.length, slice, (start, end) =>
      readKeys(docs, lanes, this.#unstated, reading, start, end),
    );
    const { stated } = reading;
    for (const round of roundsFor(reading.low, reading.high)) {
      yield* sortRound(from, to, stated, round);
      [from, to] = [to, from];
    }
    docs.set(from.docs.subarray(0, stated));
    docs.set(this.#unstated.subarray(0, docs.length - stated), stated);
  }
}

function newLanes(count: number): Lanes {
  return { docs: new Uint32Array(count), low: new Uint32Array(count), high: new Uint32Array(count) };
}

/** The bits of floats, the lower half before the upper. */
function halvesOf({ buffer, byteOffset, length }: Float64Array): Uint32Array {
  return new Uint32Array(buffer, byteOffset, 2 * length);
}

/**
 * Reads the keys of documents with a number, compacting them, and records in which bits keys differ from the
 * first.
 */
function readKeys(
  docs: Uint32Array,
  { docs: kept, low, high }: Lanes,
  unstated: Uint32Array,
  reading: Reading,
  start: number,
  end: number,
): void {
  const { numbers, halves } = reading;
  let { stated, low: lowDiffers, high: highDiffers } = reading;
  // Descending is ascending with all bits flipped.
  const flips = reading.sign === 1 ? 0 : -1;
  for (let index = start; index < end; index++) {
    const doc = docs[index] ?? 0;
    const value = numbers[doc] ?? Number.NaN;
    if (Number.isNaN(value)) {
      unstated[index - stated] = doc;
      continue;
    }
    // 0 and -0 are equal, so their bits must be too.
    const highHalf = value === 0 ? 0 : (halves[2 * doc + 1] ?? 0);
    const lowHalf = halves[2 * doc] ?? 0;
    const negative = highHalf >> 31;
    kept[stated] = doc;
    low[stated] = lowHalf ^ negative ^ flips;
    high[stated] = highHalf ^ (negative | 0x80000000) ^ flips;
    lowDiffers |= (low[stated] ?? 0) ^ (low[0] ?? 0);
    highDiffers |= (high[stated] ?? 0) ^ (high[0] ?? 0);
    stated++;
  }
  reading.stated = stated;
  reading.low = lowDiffers;
  reading.high = highDiffers;
}

/** As few rounds as cover all differing bits, with about the same number of bits each. */
function roundsFor(lowDiffers: number, highDiffers: number): Round[] {
  const cuts = [
    ...cutBits(lowDiffers).map((cut) => ({ lane: 'low' as const, ...cut })),
    ...cutBits(highDiffers).map((cut) => ({ lane: 'high' as const, ...cut })),
  ];
  return cuts.map((cut, index) => ({
    ...cut,
    isLowNeeded: cuts.slice(index + 1).some(({ lane }) => lane === 'low'),
    isHighNeeded: cuts.slice(index + 1).some(({ lane }) => lane === 'high'),
  }));
}

function cutBits(differing: number): { shift: number; bits: number }[] {
  if (differing === 0) return [];
  const first = 31 - Math.clz32(differing & -differing);
  const width = 32 - Math.clz32(differing) - first;
  const rounds = Math.ceil(width / mostDigitBits);
  const bits = Math.ceil(width / rounds);
  return Array.from({ length: rounds }, (_, round) => ({ shift: first + round * bits, bits }));
}

/** One counting sort by the digit at `shift`. */
function* sortRound(from: Lanes, to: Lanes, count: number, round: Round): Generator<void> {
  const places = new Uint32Array((1 << round.bits) + 1);
  const keys = from[round.lane];
  yield* inSlices(count, slice, (start, end) => countDigits(keys, round, places, start, end));
  for (let digit = 1; digit < places.length; digit++) {
    places[digit] = (places[digit] ?? 0) + (places[digit - 1] ?? 0);
  }
  yield* inSlices(count, slice, (start, end) => moveByDigit(from, to, keys, round, places, start, end));
}

/** Counts each digit one place up, so that the prefix sums become the places where the digits begin. */
function countDigits(
  keys: Uint32Array,
  { shift, bits }: Round,
  places: Uint32Array,
  start: number,
  end: number,
): void {
  const mask = (1 << bits) - 1;
  for (let index = start; index < end; index++) {
    const digit = (((keys[index] ?? 0) >>> shift) & mask) + 1;
    places[digit] = (places[digit] ?? 0) + 1;
  }
}

function moveByDigit(
  from: Lanes,
  to: Lanes,
  keys: Uint32Array,
  { shift, bits, isLowNeeded, isHighNeeded }: Round,
  places: Uint32Array,
  start: number,
  end: number,
): void {
  const mask = (1 << bits) - 1;
  for (let index = start; index < end; index++) {
    const digit = ((keys[index] ?? 0) >>> shift) & mask;
    const place = places[digit] ?? 0;
    places[digit] = place + 1;
    to.docs[place] = from.docs[index] ?? 0;
    if (isLowNeeded) to.low[place] = from.low[index] ?? 0;
    if (isHighNeeded) to.high[place] = from.high[index] ?? 0;
  }
}
