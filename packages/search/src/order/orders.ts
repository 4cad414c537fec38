import type { Sort } from '@forecourt/domain';
import { hasBit } from '../bits/bitset.ts';
import { inSlices } from '../bits/in-slices.ts';
import type { Moves } from '../index/moves.ts';
import type { Rows } from '../rows/rows.ts';
import { OrderedDocs } from './ordered-docs.ts';
import { RadixSorter } from './radix-sort.ts';
import { sortByReference } from './sort-by-reference.ts';

/** The orders that do not depend on the search, and therefore stay sorted in memory. */
export type IndexedSort = Exclude<Sort, 'distance'>;

const slice = 1 << 7;

type Numbers = (rows: Rows) => Float64Array | null;

/** Ascending by the number times the sign. Missing values come last either way. */
const sortedBy: Readonly<Record<IndexedSort, { numbers: Numbers; key?: string; sign: 1 | -1 }>> = {
  relevance: { numbers: (rows) => rows.qualities.data, sign: -1 },
  newest: { numbers: (rows) => rows.listedAt.data, sign: -1 },
  'price-asc': { ...byAttribute('lowestPrice'), sign: 1 },
  'price-desc': { ...byAttribute('price'), sign: -1 },
  'monthly-asc': { ...byAttribute('monthly'), sign: 1 },
  'yearly-cost-asc': { ...byAttribute('yearlyCost'), sign: 1 },
  'best-value': { ...byAttribute('value'), sign: -1 },
  'biggest-cut': { ...byAttribute('cutShare'), sign: -1 },
  'year-desc': { ...byAttribute('year'), sign: -1 },
  'mileage-asc': { ...byAttribute('mileage'), sign: 1 },
};

const sortsBy: ReadonlyMap<string | undefined, readonly IndexedSort[]> = Map.groupBy(
  Object.keys(sortedBy) as IndexedSort[],
  (sort) => sortedBy[sort].key,
);

export interface Order {
  keyOf: (doc: number) => number;
  docs: OrderedDocs;
}

export type Orders = Record<IndexedSort, Order>;

export function* buildOrders(rows: Rows): Generator<void, Orders> {
  const sorter = new RadixSorter(rows.count);
  yield;
  const byReference = yield* sortByReference(rows, sorter);
  const orders: Partial<Orders> = {};
  for (const [sort, { numbers, sign }] of Object.entries(sortedBy))
    orders[sort as IndexedSort] = yield* buildOrder(rows, numbers(rows), sign, sorter, byReference);
  return orders as Orders;
}

/**
 * The orders of a new layout, from those of the old one: nothing is sorted again but documents of `priced`, whose
 * numbers have changed since the layout began. Their rows may hold those of before or after.
 */
export function* moveOrders(
  rows: Rows,
  moves: Moves,
  old: Orders,
  priced: ReadonlySet<number>,
): Generator<void, Orders> {
  const orders: Partial<Orders> = {};
  for (const [sort, { numbers, sign }] of Object.entries(sortedBy)) {
    const without = new Set(priced);
    const sorted = yield* old[sort as IndexedSort].docs.moved(moves, without);
    const order = yield* orderOf(rows, numbers(rows), sign, sorted);
    const places = placesOf(without, moves);
    yield* inSlices(places.length, slice, (start, end) => order.docs.insertAll(places.subarray(start, end)));
    orders[sort as IndexedSort] = order;
  }
  return orders as Orders;
}

function placesOf(priced: ReadonlySet<number>, { live, placeOf }: Moves): Uint32Array {
  const places: number[] = [];
  for (const doc of priced) if (doc < placeOf.length && hasBit(live, doc)) places.push(placeOf[doc] ?? 0);
  return Uint32Array.from(places);
}

/** Those orders that go by an attribute. */
export function ordersBy(orders: Orders, attribute: string): readonly Order[] {
  return (sortsBy.get(attribute) ?? []).map((sort) => orders[sort]);
}

/** The orders by one attribute, whose numbers have changed, over the first documents. */
export function* rebuildOrders(
  rows: Rows,
  count: number,
  attribute: string,
  numbers: Float64Array | null,
): Generator<void, Partial<Orders>> {
  const orders: Partial<Orders> = {};
  const changed = Object.entries(sortedBy).filter(([, { key }]) => key === attribute);
  if (changed.length === 0) return orders;
  const sorter = new RadixSorter(count);
  yield;
  const byReference = yield* sortByReference(rows, sorter, count);
  for (const [sort, { sign }] of changed)
    orders[sort as IndexedSort] = yield* buildOrder(rows, numbers, sign, sorter, byReference);
  return orders;
}

function* buildOrder(
  rows: Rows,
  column: Float64Array | null,
  sign: 1 | -1,
  sorter: RadixSorter,
  byReference: Uint32Array,
): Generator<void, Order> {
  const sorted = byReference.slice();
  yield;
  yield* sorter.sort(sorted, column, sign);
  return yield* orderOf(rows, column, sign, sorted);
}

function* orderOf(
  rows: Rows,
  column: Float64Array | null,
  sign: 1 | -1,
  sorted: Uint32Array,
): Generator<void, Order> {
  const keyOf = keyReader(column, sign);
  const isBeforeAlike = (a: number, b: number) => rows.isReferenceBefore(a, b);
  return { keyOf, docs: yield* OrderedDocs.of(sorted, keyOf, isBeforeAlike) };
}

function keyReader(numbers: Float64Array | null, sign: 1 | -1): (doc: number) => number {
  return (doc) => {
    const number = numbers?.[doc] ?? Number.NaN;
    return Number.isNaN(number) ? Number.POSITIVE_INFINITY : number * sign;
  };
}

function byAttribute(key: string): { key: string; numbers: Numbers } {
  return { key, numbers: (rows) => rows.attributes[rows.schema.planOf(key)]?.numbers?.data ?? null };
}
