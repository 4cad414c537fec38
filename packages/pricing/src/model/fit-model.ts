import { createEncoding, encodeRow, type Layout, placesOf, type RowColumns } from './encode-vehicle.ts';
import type { FittedModel, HoldOutError } from './fitted-model.ts';
import { reweigh } from './huber.ts';
import { measureCount, measureIndex } from './measures.ts';
import { penaltiesOf } from './penalties.ts';
import { quantileOfSorted } from './quantiles.ts';
import { slotCount, slotIndex } from './slots.ts';
import { type RidgeProblem, solveRidge } from './solve-ridge.ts';
import { columnWeights, type SparseRows, timesVector } from './sparse-rows.ts';
import { measureSpreads, type Support, supportOf } from './spreads.ts';

/** The adverts of a channel with a price, as columns. */
export interface MarketSnapshot extends RowColumns {
  rows: number;
  logPrices: Float64Array;
  terms: Uint32Array;
  measures: Float32Array;
  /** The slot of each term. */
  slotOfTerm: Uint8Array;
  /** As a fractional year. */
  now: number;
}

/** One advert in five is held out to measure the model's error. */
const holdOutEvery = 5;

/** The first round finds the market, the second gives outliers less weight. */
const rounds = [
  { iterations: 60, tolerance: 0.003 },
  { iterations: 15, tolerance: 0.003 },
];
const lastRounds = [{ iterations: 15, tolerance: 0.003 }];

/**
 * Fits the logarithm of the asking price to the vehicle's details. First without one advert in five, to
 * measure the error and the spread on those; then, starting from that result, with all of them.
 */
export function fitModel(snapshot: MarketSnapshot): FittedModel {
  const { rows, logPrices, now } = snapshot;
  const layout: Layout = { terms: snapshot.slotOfTerm.length };
  const matrix = encodeRows(snapshot, layout);
  const mean = rows === 0 ? 0 : logPrices.reduce((sum, value) => sum + value, 0) / rows;
  const target = logPrices.map((value) => value - mean);
  const coefficients = new Float64Array(matrix.columns);
  const isSeen = new Uint8Array(rows).map((_, row) => (row % holdOutEvery === 0 ? 0 : 1));
  const problem: RidgeProblem = {
    matrix,
    target,
    weights: Float64Array.from(isSeen),
    penalties: penaltiesOf(layout, snapshot.slotOfTerm),
  };
  const residuals = new Float64Array(rows);
  settle(problem, coefficients, isSeen, residuals, rounds);
  const unseen = unseenResiduals(snapshot, isSeen, residuals);
  isSeen.fill(1);
  reweigh(residuals, isSeen, problem.weights);
  settle(problem, coefficients, isSeen, residuals, lastRounds);
  const firmness = columnWeights(matrix, problem.weights).map(
    (weight, column) => weight + (problem.penalties[column] ?? 0),
  );
  return {
    layout,
    coefficients,
    firmness,
    mean,
    adverts: rows,
    advertsOfModel: countModels(snapshot, isSeen),
    at: now,
    holdOut: errorOf(unseen.map(({ residual }) => residual)),
    spreads: measureSpreads(unseen),
  };
}

function settle(
  problem: RidgeProblem,
  coefficients: Float64Array,
  isSeen: Uint8Array,
  residuals: Float64Array,
  patience: typeof rounds,
): void {
  for (const each of patience) {
    solveRidge(problem, coefficients, each);
    timesVector(problem.matrix, coefficients, residuals);
    for (let row = 0; row < residuals.length; row += 1)
      residuals[row] = (problem.target[row] ?? 0) - (residuals[row] ?? 0);
    reweigh(residuals, isSeen, problem.weights);
  }
}

function encodeRows(snapshot: MarketSnapshot, layout: Layout): SparseRows {
  const { rows, now } = snapshot;
  const encoding = createEncoding();
  const starts = new Uint32Array(rows + 1);
  let places = new Int32Array(rows * 28 + 64);
  let values = new Float32Array(places.length);
  let entries = 0;
  for (let row = 0; row < rows; row += 1) {
    encodeRow(encoding, layout, snapshot, row, now);
    const end = entries + encoding.length;
    if (end > places.length) {
      const wider = Math.ceil(end * 1.3);
      places = grown(places, new Int32Array(wider));
      values = grown(values, new Float32Array(wider));
    }
    for (let entry = 0; entry < encoding.length; entry += 1) {
      places[entries + entry] = encoding.places[entry] ?? 0;
      values[entries + entry] = encoding.values[entry] ?? 0;
    }
    entries = end;
    starts[row + 1] = entries;
  }
  return { rows, columns: placesOf(layout), starts, places, values };
}

function grown<Data extends Int32Array | Float32Array>(from: Data, to: Data): Data {
  to.set(from);
  return to;
}

const modelSlot = slotIndex('model');
const bornMeasure = measureIndex('born');

function unseenResiduals(
  snapshot: MarketSnapshot,
  isSeen: Uint8Array,
  residuals: Float64Array,
): { support: Support; residual: number }[] {
  const { rows, terms, measures } = snapshot;
  const adverts = countModels(snapshot, isSeen);
  const modelOf = (row: number) => terms[row * slotCount + modelSlot] ?? 0;
  const unseen: { support: Support; residual: number }[] = [];
  for (let row = 0; row < rows; row += 1) {
    if (isSeen[row] === 1) continue;
    const isNew = Number.isNaN(measures[row * measureCount + bornMeasure]);
    unseen.push({ support: supportOf(adverts[modelOf(row)] ?? 0, isNew), residual: residuals[row] ?? 0 });
  }
  return unseen;
}

/** The seen adverts of each model, by its term. */
function countModels({ rows, terms, slotOfTerm }: MarketSnapshot, isSeen: Uint8Array): Uint32Array {
  const counts = new Uint32Array(slotOfTerm.length);
  for (let row = 0; row < rows; row += 1) {
    const model = terms[row * slotCount + modelSlot] ?? 0;
    if (isSeen[row] === 1) counts[model] = (counts[model] ?? 0) + 1;
  }
  return counts;
}

function errorOf(residuals: readonly number[]): HoldOutError {
  const sizes = Float64Array.from(residuals, Math.abs).sort();
  const count = sizes.length;
  return {
    adverts: count,
    median: count === 0 ? 0 : quantileOfSorted(sizes, 0.5),
    mean: count === 0 ? 0 : sizes.reduce((sum, size) => sum + size, 0) / count,
    withinTenth: count === 0 ? 0 : sizes.filter((size) => size <= 0.1).length / count,
  };
}
