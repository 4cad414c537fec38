import type { Sort } from '@forecourt/domain';
import type { Rows } from '../rows/rows.ts';
import { OrderedDocs } from './ordered-docs.ts';
import { RadixSorter } from './radix-sort.ts';
import { sortByReference } from './sort-by-reference.ts';

/** The orders that do not depend on the search, and therefore stay sorted in memory. */
export type IndexedSort = Exclude<Sort, 'distance'>;

/** Ascending by the number times the sign. Missing values come last either way. */
const sortedBy: Readonly<
  Record<IndexedSort, { numbers: (rows: Rows) => Float64Array | null; sign: 1 | -1 }>
> = {
  relevance: { numbers: (rows) => rows.qualities.data, sign: -1 },
  newest: { numbers: (rows) => rows.listedAt.data, sign: -1 },
  'price-asc': { numbers: numbersOf('price'), sign: 1 },
  'price-desc': { numbers: numbersOf('price'), sign: -1 },
  'monthly-asc': { numbers: numbersOf('monthly'), sign: 1 },
  'yearly-cost-asc': { numbers: numbersOf('yearlyCost'), sign: 1 },
  'best-value': { numbers: numbersOf('value'), sign: -1 },
  'biggest-cut': { numbers: numbersOf('cutShare'), sign: -1 },
  'year-desc': { numbers: numbersOf('year'), sign: -1 },
  'mileage-asc': { numbers: numbersOf('mileage'), sign: 1 },
};

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
  for (const [sort, { numbers, sign }] of Object.entries(sortedBy)) {
    const column = numbers(rows);
    const keyOf = keyReader(column, sign);
    const sorted = byReference.slice();
    yield;
    yield* sorter.sort(sorted, column, sign);
    const isBefore = (a: number, b: number) => {
      const keyA = keyOf(a);
      const keyB = keyOf(b);
      return keyA === keyB ? rows.isReferenceBefore(a, b) : keyA < keyB;
    };
    orders[sort as IndexedSort] = { keyOf, docs: yield* OrderedDocs.of(sorted, isBefore) };
  }
  return orders as Orders;
}

function keyReader(numbers: Float64Array | null, sign: 1 | -1): (doc: number) => number {
  return (doc) => {
    const number = numbers?.[doc] ?? Number.NaN;
    return Number.isNaN(number) ? Number.POSITIVE_INFINITY : number * sign;
  };
}

function numbersOf(key: string): (rows: Rows) => Float64Array | null {
  return (rows) => rows.attributes[rows.schema.planOf(key)]?.numbers?.data ?? null;
}
