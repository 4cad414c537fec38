import type { Span } from './taxonomy-types.ts';

/** What decides how strong an engine a model gets. */
export interface PoweredModel {
  newPrice?: Span;
  newPriceExVat?: Span;
  bodies: readonly string[];
}

type Table = readonly (readonly [from: number, value: number])[];

/** The usual power in kW of a car at a list price today. */
// biome-ignore format: reads as a table
const usualKw: Table = [
  [9000, 46], [15_000, 52], [20_000, 64], [28_000, 86], [36_000, 105], [45_000, 125], [60_000, 155], [90_000, 215],
  [130_000, 270], [200_000, 350], [300_000, 430],
];

/** List prices are today's, but cars used to have less power. */
// biome-ignore format: reads as a table
const powerOfEra: Table = [[1960, 0.45], [1990, 0.62], [2000, 0.72], [2005, 0.78], [2010, 0.86], [2015, 0.93], [2020, 1]];

/** A coupe's price goes into power, a people carrier's into seats. */
const powerOfBody: Readonly<Record<string, number>> = { Coupe: 1.3, Convertible: 1.3, MPV: 0.8 };
/** A van's list price includes a load area, but no VAT. */
const workingPrice = 1.1;

/** The model's usual power in a year, and the plausible minimum and maximum. */
export interface PowerClass {
  usual: number;
  least: number;
  most: number;
}

const known = new WeakMap<PoweredModel, Map<number, PowerClass>>();

/** Needed for every vehicle that is made, so each model's years are computed once. */
export function powerClassOf(model: PoweredModel, year: number): PowerClass {
  let byYear = known.get(model);
  if (byYear === undefined) {
    byYear = new Map();
    known.set(model, byYear);
  }
  let found = byYear.get(year);
  if (found === undefined) {
    found = reckonPowerClass(model, year);
    byYear.set(year, found);
  }
  return found;
}

function reckonPowerClass({ newPrice, newPriceExVat, bodies }: PoweredModel, year: number): PowerClass {
  const [low, high] = newPrice ?? newPriceExVat?.map((price) => price * workingPrice) ?? [30_000, 40_000];
  const style = powerOfBody[bodies[0] ?? ''] ?? 1;
  const era = valueAt(powerOfEra, year);
  const ofPrice = valueAt(usualKw, low ?? 30_000) * era;
  return {
    usual: ofPrice * style,
    least: ofPrice * Math.max(1, style) * 0.66,
    most: Math.max(58, valueAt(usualKw, high ?? 40_000) * era * style * 1.45),
  };
}

/** Linear between two rows; constant before the first and after the last. */
function valueAt(table: Table, at: number): number {
  const before = table.findLast(([from]) => from <= at) ?? table[0];
  const after = table.find(([from]) => from >= at) ?? table.at(-1);
  if (before === undefined || after === undefined) throw new Error('A table without rows has no values');
  if (after[0] === before[0]) return before[1];
  return before[1] + ((after[1] - before[1]) * (at - before[0])) / (after[0] - before[0]);
}
