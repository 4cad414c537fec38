import { type Channel, channels, noStock } from '@forecourt/domain';
import type { DealerRow } from './dealer-rows.ts';
import type { DirectoryCounts, DirectoryQuery } from './directory-query.ts';

export interface CountedDealers {
  /** The matching rows, in their own order. */
  found: DealerRow[];
  counts: DirectoryCounts;
}

/**
 * Finds the matching rows and counts each facet without its own filter. Make and channel belong together: a
 * make is sold in a channel, and counted that way.
 */
export function countDealers(
  rows: readonly DealerRow[],
  makes: readonly string[],
  query: DirectoryQuery,
): CountedDealers {
  const wanted = query.make === undefined ? null : makes.indexOf(query.make);
  const found: DealerRow[] = [];
  const county = new Map<string, number>();
  const make = makes.map(() => 0);
  const channel: Record<Channel, number> = { ...noStock };
  let anyChannel = 0;
  let simi = 0;
  for (const row of rows) {
    const { place, isSimiApproved } = row.dealer;
    const isInCounty = !query.county || place.county === query.county;
    const isApproved = !query.isSimiApproved || isSimiApproved;
    if (sells(row, wanted, query.channel)) {
      if (isInCounty && isApproved) found.push(row);
      if (isInCounty && isSimiApproved) simi++;
      if (isApproved) county.set(place.county, (county.get(place.county) ?? 0) + 1);
    }
    if (!isInCounty || !isApproved) continue;
    for (const each of channels) if (sells(row, wanted, each)) channel[each]++;
    if (sells(row, wanted, undefined)) anyChannel++;
    if (!sells(row, null, query.channel)) continue;
    for (const number of row.makes[query.channel ?? 'any']) make[number] = (make[number] ?? 0) + 1;
  }
  const counts = {
    county: new Map([...county].sort(([a], [b]) => collator.compare(a, b))),
    make: new Map(
      makes.map((name, number) => [name, make[number] ?? 0] as const).filter(([, count]) => count > 0),
    ),
    channel,
    anyChannel,
    simi,
  };
  return { found, counts };
}

function sells({ stock, makes }: DealerRow, make: number | null, channel: Channel | undefined): boolean {
  if (channel && stock[channel] === 0) return false;
  return make === null || makes[channel ?? 'any'].includes(make);
}

const collator = new Intl.Collator('en');
