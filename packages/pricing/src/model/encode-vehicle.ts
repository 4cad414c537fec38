import { ageAt } from '@forecourt/domain';
import { ageingAt, ageKnots, kmKnots, placeAmong, youthAt } from './curves.ts';
import { measureCount, measureIndex } from './measures.ts';
import { type Factor, factors, slotCount, slots } from './slots.ts';

/**
 * The positions of a model's coefficients. A term has four, one for each way in which it can act; the common
 * curves and the straight lines follow the last term.
 */
export interface Layout {
  /** How many terms there are, including 0, which means none. */
  terms: number;
}

export const straightLines = ['power', 'electricPower', 'battery', 'weight', 'equipment'] as const;

const waysOfTerm = 4;
export const placeOfAge = ({ terms }: Layout) => waysOfTerm * terms;
export const placeOfKm = (layout: Layout) => placeOfAge(layout) + ageKnots.length;
/** For an unstated mileage. */
export const placeOfUnknownKm = (layout: Layout) => placeOfKm(layout) + kmKnots.length;
export const placeOfLines = (layout: Layout) => placeOfUnknownKm(layout) + 1;
export const placesOf = (layout: Layout) => placeOfLines(layout) + straightLines.length;

const lineMeasures = straightLines.map(measureIndex);
const bornMeasure = measureIndex('born');
const kmMeasure = measureIndex('km');
const factorCode = (factor: Factor) => factors.indexOf(factor);
const slotFactors = slots.map(({ factor }) => factorCode(factor));
const hasAgeing = slots.map(({ spread }) => spread.ageing !== undefined);
const hasYouth = slots.map(({ spread }) => spread.youth !== undefined);
const hasKm = slots.map(({ spread }) => spread.km !== undefined);
const modelCode = factorCode('model');
const ageCode = factorCode('age');
const mileageCode = factorCode('mileage');
const versionCode = factorCode('version');

/**
 * A vehicle as the model sees it: a few positions among the coefficients, each with a value and the factor it
 * counts towards.
 */
export interface Encoding {
  length: number;
  places: Int32Array;
  values: Float64Array;
  factors: Uint8Array;
}

const mostEntries = slotCount * waysOfTerm + 4 + straightLines.length;

export function createEncoding(): Encoding {
  return {
    length: 0,
    places: new Int32Array(mostEntries),
    values: new Float64Array(mostEntries),
    factors: new Uint8Array(mostEntries),
  };
}

/** A row of the market: its terms and measures begin at the given offsets of the columns. */
export interface RowColumns {
  terms: Uint32Array;
  measures: Float32Array;
}

/**
 * Writes row `row` as of `now` into the encoding. The only place that knows how a vehicle affects its price.
 */
export function encodeRow(
  encoding: Encoding,
  layout: Layout,
  { terms, measures }: RowColumns,
  row: number,
  now: number,
): void {
  encoding.length = 0;
  const firstMeasure = row * measureCount;
  const born = measures[firstMeasure + bornMeasure] ?? Number.NaN;
  const km = measures[firstMeasure + kmMeasure] ?? Number.NaN;
  // A vehicle that was never registered has no age: its condition is used instead.
  const age = Number.isNaN(born) ? 0 : ageAt(born, now);
  const ageing = ageingAt(age);
  const youth = youthAt(age);
  for (let slot = 0; slot < slotCount; slot += 1) {
    const term = terms[row * slotCount + slot] ?? 0;
    if (term === 0 || term >= layout.terms) continue;
    add(encoding, term, 1, slotFactors[slot] ?? 0);
    if (hasAgeing[slot]) add(encoding, layout.terms + term, ageing, ageCode);
    if (hasYouth[slot]) add(encoding, 2 * layout.terms + term, youth, ageCode);
    if (hasKm[slot] && !Number.isNaN(km)) add(encoding, 3 * layout.terms + term, km, mileageCode);
  }
  addBetween(encoding, placeOfAge(layout), ageKnots, age, ageCode);
  if (Number.isNaN(km)) add(encoding, placeOfUnknownKm(layout), 1, mileageCode);
  else addBetween(encoding, placeOfKm(layout), kmKnots, km, mileageCode);
  for (let line = 0; line < lineMeasures.length; line += 1) {
    const value = measures[firstMeasure + (lineMeasures[line] ?? 0)] ?? Number.NaN;
    if (!Number.isNaN(value)) add(encoding, placeOfLines(layout) + line, value, versionCode);
  }
}

function add(encoding: Encoding, place: number, value: number, factor: number): void {
  const entry = encoding.length;
  encoding.places[entry] = place;
  encoding.values[entry] = value;
  encoding.factors[entry] = factor;
  encoding.length = entry + 1;
}

function addBetween(
  encoding: Encoding,
  firstPlace: number,
  knots: readonly number[],
  value: number,
  factor: number,
): void {
  const { below, part } = placeAmong(knots, value);
  if (part < 1) add(encoding, firstPlace + below, 1 - part, factor);
  if (part > 0) add(encoding, firstPlace + below + 1, part, factor);
}

/** The logarithm of the price that the coefficients give for an encoded vehicle. */
export function sumEncoding({ length, places, values }: Encoding, coefficients: Float64Array): number {
  let sum = 0;
  for (let entry = 0; entry < length; entry += 1)
    sum += (coefficients[places[entry] ?? 0] ?? 0) * (values[entry] ?? 0);
  return sum;
}

/** The same, split by factor. */
export function sumByFactor(encoding: Encoding, coefficients: Float64Array, sums: Float64Array): void {
  for (let entry = 0; entry < encoding.length; entry += 1) {
    const factor = encoding.factors[entry] ?? modelCode;
    const part = (coefficients[encoding.places[entry] ?? 0] ?? 0) * (encoding.values[entry] ?? 0);
    sums[factor] = (sums[factor] ?? 0) + part;
  }
}
