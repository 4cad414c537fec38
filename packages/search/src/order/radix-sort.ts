const digitBits = 11;
const digits = 1 << digitBits;
const digitMask = digits - 1;
/** How many documents are handled between two yields. */
const slice = 1 << 14;

const bytes = new Float64Array(1);
const halves = new Uint32Array(bytes.buffer);

type Lanes = { docs: Uint32Array; low: Uint32Array; high: Uint32Array };

const rounds = [
  ['low', 0],
  ['low', 11],
  ['low', 22],
  ['high', 0],
  ['high', 11],
  ['high', 22],
] as const;

/**
 * Sorts documents by their number times the sign, ascending, those without a number last, and keeps the order of those
 * that are equal. A float's bits, with the sign
 * bit flipped (all bits for a negative), compare as unsigned integers do; they are sorted from the lowest 11 bits to
 * the highest, and a round in which all digits are equal is left out: whole prices need three rounds of six.
 *
 * Yields often, so that the caller can spread the work.
 */
export function* radixSort(docs: Uint32Array, numbers: Float64Array | null, sign: 1 | -1): Generator<void> {
  if (!numbers) return;
  const count = docs.length;
  let from: Lanes = { docs, low: new Uint32Array(count), high: new Uint32Array(count) };
  let to: Lanes = { docs: new Uint32Array(count), low: new Uint32Array(count), high: new Uint32Array(count) };
  for (let start = 0; start < count; start += slice) {
    readKeys(from, numbers, sign, start, Math.min(count, start + slice));
    yield;
  }
  for (const [lane, shift] of rounds) {
    const isMoved = yield* sortRound(from, to, from[lane], shift);
    if (isMoved) [from, to] = [to, from];
  }
  if (from.docs !== docs) docs.set(from.docs);
}

function readKeys(
  { docs, low, high }: Lanes,
  numbers: Float64Array,
  sign: 1 | -1,
  start: number,
  end: number,
): void {
  for (let index = start; index < end; index++) {
    const number = numbers[docs[index] ?? 0] ?? Number.NaN;
    // 0 added to -0 is 0: the two are equal.
    bytes[0] = Number.isNaN(number) ? Number.POSITIVE_INFINITY : number * sign + 0;
    const highHalf = halves[1] ?? 0;
    const isNegative = highHalf >>> 31 === 1;
    low[index] = isNegative ? ~(halves[0] ?? 0) : (halves[0] ?? 0);
    high[index] = isNegative ? ~highHalf : highHalf ^ 0x80000000;
  }
}

/** One counting sort by the digit at `shift`; false when all digits are equal and nothing was moved. */
function* sortRound(from: Lanes, to: Lanes, keys: Uint32Array, shift: number): Generator<void, boolean> {
  const count = keys.length;
  const places = new Uint32Array(digits + 1);
  for (let start = 0; start < count; start += slice) {
    countDigits(keys, shift, places, start, Math.min(count, start + slice));
    yield;
  }
  if (places[(((keys[0] ?? 0) >>> shift) & digitMask) + 1] === count) return false;
  for (let digit = 1; digit <= digits; digit++)
    places[digit] = (places[digit] ?? 0) + (places[digit - 1] ?? 0);
  for (let start = 0; start < count; start += slice) {
    moveByDigit(from, to, keys, shift, places, start, Math.min(count, start + slice));
    yield;
  }
  return true;
}

/** Counts each digit one place up, so that the sums become the places where the digits begin. */
function countDigits(
  keys: Uint32Array,
  shift: number,
  places: Uint32Array,
  start: number,
  end: number,
): void {
  for (let index = start; index < end; index++) {
    const digit = (((keys[index] ?? 0) >>> shift) & digitMask) + 1;
    places[digit] = (places[digit] ?? 0) + 1;
  }
}

function moveByDigit(
  from: Lanes,
  to: Lanes,
  keys: Uint32Array,
  shift: number,
  places: Uint32Array,
  start: number,
  end: number,
): void {
  for (let index = start; index < end; index++) {
    const digit = ((keys[index] ?? 0) >>> shift) & digitMask;
    const place = places[digit] ?? 0;
    places[digit] = place + 1;
    to.docs[place] = from.docs[index] ?? 0;
    to.low[place] = from.low[index] ?? 0;
    to.high[place] = from.high[index] ?? 0;
  }
}
