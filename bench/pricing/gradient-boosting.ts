import { type Advert, type Channel, channels, plateFacts } from '@forecourt/domain';
import type { Estimator } from './peers.ts';

/**
 * Gradient boosting of regression trees on histograms, as in LightGBM and XGBoost: npm has no maintained
 * library for it that runs without a compiler. Names become numbers by the mean price of the other adverts
 * that have them.
 */
export function gradientBoosting(adverts: readonly Advert[]): Estimator {
  const models = new Map<Channel, (advert: Advert) => number | null>();
  for (const channel of channels) {
    const priced = adverts.filter((advert) => advert.channel === channel && advert.price !== null);
    models.set(channel, priced.length < fewestAdverts ? () => null : train(priced));
  }
  return {
    name: 'gradient boosting',
    estimate: (advert) => models.get(advert.channel)?.(advert) ?? null,
  };
}

const fewestAdverts = 200;
const settings = { trees: 400, depth: 7, rate: 0.08, bins: 64, fewestInLeaf: 10, shrink: 5, folds: 5 };

type Feature = (advert: Advert) => number;

const measures: readonly Feature[] = [
  ({ vehicle: { year, registration } }) => year + (plateFacts(registration)?.half === 2 ? 0.6 : 0.2),
  ({ vehicle }) => vehicle.mileage ?? Number.NaN,
  ({ vehicle }) => vehicle.engineCc ?? Number.NaN,
  ({ vehicle }) => vehicle.powerKw ?? Number.NaN,
  ({ vehicle }) => vehicle.batteryKwh ?? Number.NaN,
  ({ vehicle }) => vehicle.doors ?? Number.NaN,
  ({ vehicle }) => vehicle.seats ?? Number.NaN,
  ({ vehicle }) => vehicle.owners ?? Number.NaN,
  ({ vehicle }) => vehicle.equipment?.length ?? Number.NaN,
  ({ vehicle }) => Number(vehicle.isPriceExVat ?? false),
];

const names: readonly ((advert: Advert) => string)[] = [
  ({ vehicle }) => vehicle.make,
  ({ vehicle }) => `${vehicle.make} ${vehicle.model}`,
  ({ vehicle }) => `${vehicle.make} ${vehicle.model} ${vehicle.derivative}`,
  ({ vehicle }) => `${vehicle.make} ${vehicle.model} ${vehicle.year}`,
  ({ vehicle }) => `${vehicle.make} ${vehicle.derivative}`,
  ({ vehicle }) => String(vehicle.fuel),
  ({ vehicle }) => String(vehicle.transmission),
  ({ vehicle }) => String(vehicle.body),
  ({ vehicle }) => vehicle.condition,
  ({ seller }) => seller.kind,
  ({ place }) => place.county,
];

function train(adverts: readonly Advert[]): (advert: Advert) => number {
  const target = Float64Array.from(adverts, ({ price }) => Math.log(price ?? 1));
  const mean = target.reduce((sum, value) => sum + value, 0) / target.length;
  const encoders = names.map((name) => encodeNames(adverts.map(name), target, mean));
  const columns = [
    ...measures.map((measure) => Float64Array.from(adverts, measure)),
    ...encoders.map(({ seen }) => seen),
  ];
  const edges = columns.map(edgesOf);
  const binned = columns.map((column, index) =>
    Uint8Array.from(column, (value) => binOf(value, edges[index])),
  );
  const residuals = target.map((value) => value - mean);
  const trees: Tree[] = [];
  for (let round = 0; round < settings.trees; round++) trees.push(growTree(binned, residuals));
  return (advert) => {
    const bins = [
      ...measures.map((measure) => measure(advert)),
      ...names.map((name, index) => encoders[index]?.of(name(advert)) ?? mean),
    ].map((value, index) => binOf(value, edges[index]));
    return Math.exp(trees.reduce((sum, tree) => sum + tree((column) => bins[column] ?? 0), mean));
  };
}

/**
 * A name's mean, drawn to the overall mean if few have it; for the adverts themselves without their own
 * fifth.
 */
function encodeNames(texts: readonly string[], target: Float64Array, mean: number) {
  const totals = new Map<string, { sums: number[]; counts: number[] }>();
  texts.forEach((text, row) => {
    const total = totals.get(text) ?? { sums: [0, 0, 0, 0, 0], counts: [0, 0, 0, 0, 0] };
    const fold = row % settings.folds;
    total.sums[fold] = (total.sums[fold] ?? 0) + (target[row] ?? 0);
    total.counts[fold] = (total.counts[fold] ?? 0) + 1;
    totals.set(text, total);
  });
  const meanWithout = (text: string, fold: number) => {
    const total = totals.get(text);
    let sum = mean * settings.shrink;
    let count = settings.shrink;
    for (let each = 0; each < settings.folds; each++) {
      if (each === fold) continue;
      sum += total?.sums[each] ?? 0;
      count += total?.counts[each] ?? 0;
    }
    return sum / count;
  };
  return {
    seen: Float64Array.from(texts, (text, row) => meanWithout(text, row % settings.folds)),
    of: (text: string) => meanWithout(text, -1),
  };
}

function edgesOf(column: Float64Array): number[] {
  const known = column.filter((value) => !Number.isNaN(value)).sort();
  const edges = new Set<number>();
  for (let bin = 1; bin < settings.bins - 1; bin++)
    edges.add(known[Math.floor((bin * known.length) / (settings.bins - 1))] ?? 0);
  return [...edges];
}

/** Bin 0 is for missing values. */
function binOf(value: number, edges: readonly number[] = []): number {
  if (Number.isNaN(value)) return 0;
  let low = 0;
  let high = edges.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((edges[middle] ?? 0) <= value) low = middle + 1;
    else high = middle;
  }
  return low + 1;
}

/** What it adds to an estimate, by the bins of a vehicle. */
type Tree = (binOfColumn: (column: number) => number) => number;

interface Split {
  column: number;
  bin: number;
  gain: number;
}

/** Grows level by level, and subtracts what it explains from the residuals. */
function growTree(columns: readonly Uint8Array[], residuals: Float64Array): Tree {
  const nodes = new Uint16Array(residuals.length);
  const splits = new Map<number, Split>();
  for (let depth = 0, first = 0; depth < settings.depth; depth++, first = first * 2 + 1) {
    const found = findSplits(columns, residuals, nodes, first, 2 ** depth);
    for (const [node, split] of found) splits.set(node, split);
    for (let row = 0; row < nodes.length; row++) {
      const node = nodes[row] ?? 0;
      const split = found.get(node);
      if (split) nodes[row] = node * 2 + ((columns[split.column]?.[row] ?? 0) <= split.bin ? 1 : 2);
    }
  }
  const sums = new Float64Array(2 ** (settings.depth + 1));
  const counts = new Float64Array(sums.length);
  nodes.forEach((node, row) => {
    sums[node] = (sums[node] ?? 0) + (residuals[row] ?? 0);
    counts[node] = (counts[node] ?? 0) + 1;
  });
  const steps = sums.map((sum, node) => (settings.rate * sum) / ((counts[node] ?? 0) + 1));
  for (let row = 0; row < nodes.length; row++)
    residuals[row] = (residuals[row] ?? 0) - (steps[nodes[row] ?? 0] ?? 0);
  return (binOfColumn) => {
    let node = 0;
    for (let split = splits.get(0); split; split = splits.get(node))
      node = node * 2 + (binOfColumn(split.column) <= split.bin ? 1 : 2);
    return steps[node] ?? 0;
  };
}

function findSplits(
  columns: readonly Uint8Array[],
  residuals: Float64Array,
  nodes: Uint16Array,
  first: number,
  width: number,
): Map<number, Split> {
  const best = new Map<number, Split>();
  const { bins, fewestInLeaf } = settings;
  const sums = new Float64Array(width * bins);
  const counts = new Float64Array(width * bins);
  columns.forEach((column, index) => {
    sums.fill(0);
    counts.fill(0);
    for (let row = 0; row < nodes.length; row++) {
      const place = (nodes[row] ?? 0) - first;
      if (place < 0) continue;
      const cell = place * bins + (column[row] ?? 0);
      sums[cell] = (sums[cell] ?? 0) + (residuals[row] ?? 0);
      counts[cell] = (counts[cell] ?? 0) + 1;
    }
    for (let place = 0; place < width; place++) {
      const start = place * bins;
      let allSum = 0;
      let allCount = 0;
      for (let bin = 0; bin < bins; bin++) {
        allSum += sums[start + bin] ?? 0;
        allCount += counts[start + bin] ?? 0;
      }
      let sum = 0;
      let count = 0;
      for (let bin = 0; bin < bins - 1; bin++) {
        sum += sums[start + bin] ?? 0;
        count += counts[start + bin] ?? 0;
        if (count < fewestInLeaf || allCount - count < fewestInLeaf) continue;
        const rest = allSum - sum;
        const gain =
          sum ** 2 / (count + 1) + rest ** 2 / (allCount - count + 1) - allSum ** 2 / (allCount + 1);
        if (gain > (best.get(first + place)?.gain ?? 1e-4))
          best.set(first + place, { column: index, bin, gain });
      }
    }
  });
  return best;
}
