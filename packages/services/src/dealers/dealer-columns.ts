import { channels } from '@forecourt/domain';
import type { DealerRow } from './dealer-rows.ts';
import { fairRatings } from './fair-ratings.ts';

/** Dealers of any channel, and of each one. A row's bits say in which of these views it is. */
export const views = ['any', ...channels] as const;
export type View = (typeof views)[number];

/** The rows again as numbers side by side: a search reads all of them, and this is what makes it take microseconds. */
export interface DealerColumns {
  counties: readonly string[];
  county: Uint16Array;
  makes: readonly string[];
  isSimiApproved: Uint8Array;
  /** The views that each dealer is in, one bit for each. */
  inViews: Uint8Array;
  /** For each make, the views in which each dealer sells it. */
  sellsIn: readonly Uint8Array[];
  /** For each view, the makes sold by each dealer: those of row 3 stand from `starts[3]` to `starts[4]`. */
  makesIn: Readonly<Record<View, { starts: Uint32Array; makes: Uint16Array }>>;
  /** For each view, the rows with the most stock first. */
  byStock: Readonly<Record<View, Uint32Array>>;
  /** The rows, the best rated first, few reviews weighing little, and those without a rating last. */
  byRating: Uint32Array;
}

export function bitOf(view: View): number {
  return 1 << views.indexOf(view);
}

export function buildDealerColumns(rows: readonly DealerRow[]): DealerColumns {
  const counties = sortedNames(rows.map(({ dealer }) => dealer.place.county));
  const makes = sortedNames(rows.flatMap((row) => [...row.makes.any]));
  const countyNumbers = new Map(counties.map((county, number) => [county, number]));
  const makeNumbers = new Map(makes.map((make, number) => [make, number]));
  const numbers = forViews((view) =>
    rows.map((row) => [...row.makes[view]].map((make) => makeNumbers.get(make) ?? 0)),
  );
  const stockIn = ({ stock, stockCount }: DealerRow, view: View) =>
    view === 'any' ? stockCount : stock[view];
  const isIn = (row: DealerRow, view: View) => view === 'any' || row.stock[view] > 0;
  return {
    counties,
    county: Uint16Array.from(rows, ({ dealer }) => countyNumbers.get(dealer.place.county) ?? 0),
    makes,
    isSimiApproved: Uint8Array.from(rows, ({ dealer }) => Number(dealer.isSimiApproved)),
    inViews: Uint8Array.from(rows, (row) => bitsWhere((view) => isIn(row, view))),
    sellsIn: markSellers(makes.length, numbers),
    makesIn: forViews((view) => listSideBySide(numbers[view])),
    byStock: forViews((view) => orderBy(rows, (row) => [stockIn(row, view)])),
    byRating: orderBy(rows, fairRatings(rows)),
  };
}

function bitsWhere(isSet: (view: View) => boolean): number {
  return views.reduce((bits, view) => (isSet(view) ? bits | bitOf(view) : bits), 0);
}

function markSellers(makes: number, numbers: Readonly<Record<View, readonly (readonly number[])[]>>) {
  const sellers = Array.from({ length: makes }, () => new Uint8Array(numbers.any.length));
  for (const view of views) {
    const bit = bitOf(view);
    for (const [row, list] of numbers[view].entries()) {
      for (const make of list) {
        const marks = sellers[make];
        if (marks) marks[row] = (marks[row] ?? 0) | bit;
      }
    }
  }
  return sellers;
}

function forViews<T>(make: (view: View) => T): Record<View, T> {
  return { any: make('any'), Car: make('Car'), Commercial: make('Commercial'), Bike: make('Bike') };
}

function listSideBySide(lists: readonly (readonly number[])[]): { starts: Uint32Array; makes: Uint16Array } {
  const starts = new Uint32Array(lists.length + 1);
  for (const [row, list] of lists.entries()) starts[row + 1] = (starts[row] ?? 0) + list.length;
  return { starts, makes: Uint16Array.from(lists.flat()) };
}

function sortedNames(names: readonly string[]): string[] {
  return [...new Set(names)].sort(new Intl.Collator('en').compare);
}

/** The largest first; what is equal stays in the order of names. */
function orderBy(rows: readonly DealerRow[], figuresOf: (row: DealerRow) => readonly number[]): Uint32Array {
  const figures = rows.map(figuresOf);
  return Uint32Array.from(
    [...rows.keys()].sort((a, b) => {
      const [one = [], other = []] = [figures[a], figures[b]];
      const place = one.findIndex((figure, index) => figure !== other[index]);
      return place < 0 ? a - b : (other[place] ?? 0) - (one[place] ?? 0);
    }),
  );
}
