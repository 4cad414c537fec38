import { codesOfFlags } from '../bits/flags.ts';
import { inSlices } from '../bits/in-slices.ts';
import { codeCount } from '../rows/attribute-plan.ts';
import type { AttributeRows } from '../rows/attribute-rows.ts';
import type { PostingSets } from './posting-sets.ts';
import { RangeSets } from './range-sets.ts';
import { setsOfColumn, setsOfFlags, setsOfLists } from './sets-of-column.ts';

/** If bars are wide or missing, edges at equal document counts keep the gaps between edges small. */
const quantiles = 64;
/** Fewer where few searches ask: each edge takes two bits per document. */
const quantilesInGroups = 16;
const sampleSize = 1024;
const slice = 1 << 11;

/** The documents of each value of one attribute. */
export type AttributeSets = { kind: 'values'; sets: PostingSets } | { kind: 'ranges'; sets: RangeSets };

export function* buildAttributeSets(
  rows: AttributeRows,
  count: number,
  capacity: number,
): Generator<void, AttributeSets> {
  const { plan } = rows;
  if (plan.kind === 'measured') return { kind: 'ranges', sets: yield* buildRanges(rows, count, capacity) };
  const codes = codeCount(plan);
  if (plan.kind === 'flags') {
    const flags = rows.numbers?.data ?? new Float64Array(0);
    return { kind: 'values', sets: yield* setsOfFlags(flags, count, codes, capacity) };
  }
  const sets = rows.codes
    ? yield* setsOfColumn(rows.codes.data, count, codes, capacity)
    : yield* setsOfLists(rows.lists ?? [], count, codes, capacity);
  return { kind: 'values', sets };
}

/** Adds the new documents `start` to `end` to the sets. */
export function addToSets(attribute: AttributeSets, rows: AttributeRows, start: number, end: number): void {
  if (attribute.kind === 'ranges') attribute.sets.addAll(start, end);
  else if (rows.codes) attribute.sets.addColumn(rows.codes.data, start, end);
  else
    for (let doc = start; doc < end; doc++)
      for (const code of severalCodes(rows, doc)) attribute.sets.add(code, doc);
}

/** A document of the sets has the code and the number in its row in place of those before. */
export function moveInSets(
  attribute: AttributeSets,
  { codes }: AttributeRows,
  doc: number,
  before: { code: number; number: number },
): void {
  if (attribute.kind === 'ranges') attribute.sets.move(doc, before.number);
  else attribute.sets.move(before.code, codes?.data[doc] ?? 0, doc);
}

function severalCodes({ plan, numbers, lists }: AttributeRows, doc: number): Iterable<number> {
  return plan.kind === 'flags' ? codesOfFlags(numbers?.data[doc] ?? 0) : (lists?.[doc] ?? []);
}

function* buildRanges(rows: AttributeRows, count: number, capacity: number): Generator<void, RangeSets> {
  const numbers = rows.numbers?.data ?? new Float64Array(0);
  const bars = rows.plan.kind === 'measured' ? rows.plan.edges?.bars : undefined;
  const isRound = rows.plan.attribute.kind === 'number';
  const { filter, group } = rows.plan.attribute;
  // An order needs only the numbers: without a filter no range is ever asked for.
  const wanted = filter === undefined ? 0 : group === undefined ? quantiles : quantilesInGroups;
  const edges = new Set([...(bars ?? []), ...quantilesOf(numbers.subarray(0, count), wanted, isRound)]);
  yield;
  const sets = new RangeSets(
    [...edges].sort((a, b) => a - b),
    numbers,
    capacity,
  );
  yield;
  yield* inSlices(count, slice, (start, end) => sets.put(start, end));
  yield* sets.cumulate();
  return sets;
}

/** Edges with about equal numbers of documents between them, estimated from an evenly spread sample. */
function quantilesOf(numbers: Float64Array, wanted: number, isRound: boolean): number[] {
  const size = Math.min(numbers.length, sampleSize);
  const sample = new Float64Array(size);
  for (let index = 0; index < size; index++) {
    sample[index] = numbers[Math.floor((index * numbers.length) / size)] ?? Number.NaN;
  }
  const stated = sample.filter((number) => !Number.isNaN(number)).sort();
  const edges: number[] = [];
  for (let index = 0; index < wanted && stated.length > 0; index++) {
    const edge = stated[Math.floor((index * stated.length) / wanted)] ?? 0;
    edges.push(isRound ? roundDown(edge) : edge);
  }
  return edges;
}

/**
 * 27,350 becomes 27,000: people ask for round figures, and a range that ends at an edge needs no comparison.
 */
function roundDown(number: number): number {
  if (number <= 0) return number;
  const unit = 10 ** Math.max(0, Math.floor(Math.log10(number)) - 1);
  return Math.floor(number / unit) * unit;
}
