import { PriceYardstick } from '../relevance/price-yardstick.ts';
import type { Rows } from '../rows/rows.ts';

const scale = 1000;
const yearSpan = 10_000;

/** Adds the price component to the quality of the documents `start` to `end`, in thousandths of a point. */
export function addFairness(rows: Rows, yardstick: PriceYardstick, start: number, end: number): void {
  const qualities = rows.qualities.data;
  const fairnessOf = fairnessIn(rows, yardstick);
  for (let doc = start; doc < end; doc++) qualities[doc] = (qualities[doc] ?? 0) + fairnessOf(doc);
}

/** The price component in the quality of a document, as its rows are at the time. */
export function fairnessIn(rows: Rows, yardstick: PriceYardstick): (doc: number) => number {
  const prices = numbersOf(rows, 'price');
  const years = numbersOf(rows, 'year');
  return (doc) => {
    const points = yardstick.fairnessPoints(groupOf(rows, years, doc), prices?.[doc] ?? Number.NaN);
    return Math.round(points * scale);
  };
}

/** The usual prices in newly read rows: compares adverts of one model and year. */
export function measurePrices(rows: Rows): Generator<void, PriceYardstick> {
  const prices = numbersOf(rows, 'price');
  const years = numbersOf(rows, 'year');
  return PriceYardstick.measure(
    rows.count,
    (doc) => groupOf(rows, years, doc),
    prices ?? new Float64Array(0),
  );
}

function groupOf(rows: Rows, years: Float64Array | undefined, doc: number): number {
  return (rows.families.data[doc] ?? 0) * yearSpan + (years?.[doc] ?? 0);
}

function numbersOf(rows: Rows, key: string): Float64Array | undefined {
  return rows.attributes[rows.schema.planOf(key)]?.numbers?.data;
}
