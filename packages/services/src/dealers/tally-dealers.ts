import { bitOf, type DealerColumns, type View, views } from './dealer-columns.ts';
import type { DirectoryCounts, DirectoryQuery } from './directory-query.ts';

export interface Tally {
  /** The rows that fit, in their own order. */
  found: Uint32Array;
  counts: DirectoryCounts;
}

/**
 * One pass over all dealers finds those that fit and counts each kind without its own filter. Make and channel belong
 * together: a make is sold in a channel, and counted so. Channels are counted by tallying the whole pattern of a row's
 * bits, one addition a row, and taking the patterns apart at the end.
 */
export function tallyDealers(
  columns: DealerColumns,
  query: DirectoryQuery,
  isNamed: ((row: number) => boolean) | null,
): Tally {
  const { counties, county, makes, isSimiApproved, inViews, sellsIn, makesIn } = columns;
  const wantedCounty = query.county === undefined ? null : counties.indexOf(query.county);
  const wantedMake = query.make === undefined ? null : makes.indexOf(query.make);
  const soldIn = wantedMake === null ? inViews : (sellsIn[wantedMake] ?? new Uint8Array(inViews.length));
  const needsApproval = query.isSimiApproved === true;
  const view = query.channel ?? 'any';
  const viewBit = bitOf(view);
  const { starts, makes: makesOfRows } = makesIn[view];
  const found = new Uint32Array(county.length);
  const countyCounts = new Uint32Array(counties.length);
  const makeCounts = new Uint32Array(makes.length);
  const patternCounts = new Uint32Array(1 << views.length);
  let total = 0;
  let simi = 0;
  for (let row = 0; row < county.length; row++) {
    if (isNamed && !isNamed(row)) continue;
    const at = county[row] ?? 0;
    const isInCounty = wantedCounty === null || at === wantedCounty;
    const isMember = isSimiApproved[row] === 1;
    const isApproved = isMember || !needsApproval;
    const pattern = soldIn[row] ?? 0;
    if ((pattern & viewBit) !== 0) {
      if (isInCounty && isApproved) found[total++] = row;
      if (isInCounty && isMember) simi++;
      if (isApproved) increment(countyCounts, at);
    }
    if (!isInCounty || !isApproved) continue;
    increment(patternCounts, pattern);
    if (((inViews[row] ?? 0) & viewBit) === 0) continue;
    const end = starts[row + 1] ?? 0;
    for (let each = starts[row] ?? 0; each < end; each++) increment(makeCounts, makesOfRows[each] ?? 0);
  }
  return {
    found: found.subarray(0, total),
    counts: {
      county: namedCounts(counties, countyCounts),
      make: namedCounts(makes, makeCounts),
      channel: {
        Car: countOf('Car', patternCounts),
        Commercial: countOf('Commercial', patternCounts),
        Bike: countOf('Bike', patternCounts),
      },
      anyChannel: countOf('any', patternCounts),
      simi,
    },
  };
}

function increment(counts: Uint32Array, at: number): void {
  counts[at] = (counts[at] ?? 0) + 1;
}

function countOf(view: View, patternCounts: Uint32Array): number {
  return patternCounts.reduce(
    (sum, count, pattern) => ((pattern & bitOf(view)) === 0 ? sum : sum + count),
    0,
  );
}

/** Only what there is any of, by name. */
function namedCounts(names: readonly string[], counts: Uint32Array): Map<string, number> {
  const named = new Map<string, number>();
  for (const [number, name] of names.entries()) {
    const count = counts[number] ?? 0;
    if (count > 0) named.set(name, count);
  }
  return named;
}
