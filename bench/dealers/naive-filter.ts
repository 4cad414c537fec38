import { channels, distanceKm, foldToKey } from '@forecourt/domain';
import type { DirectoryFilter, DirectoryQuery } from '@forecourt/services/open';
import { buildDealerRows, type DirectoryFacts, fairRatings } from '@forecourt/services/open';
import type { DirectoryPeer } from './directory-peer.ts';

/** Filtering an array once for the list and once for each count: what a team would write at first. */
export function naiveFilter(facts: DirectoryFacts): DirectoryPeer {
  const rows = buildDealerRows(facts).map((row) => ({
    ...row,
    words: row.dealer.name.split(/[\s/&+-]+/).map(foldToKey),
  }));
  const ratingOf = fairRatings(rows);
  const filter = (query: DirectoryQuery, without: DirectoryFilter | null) => {
    const asked = without ? { ...query, [without]: undefined } : query;
    const name = asked.name && foldToKey(asked.name);
    return rows.filter(
      ({ dealer, stock, makes, words }) =>
        (!name || words.some((word) => word.startsWith(name))) &&
        (!asked.county || dealer.place.county === asked.county) &&
        (!asked.isSimiApproved || dealer.isSimiApproved) &&
        (!asked.channel || stock[asked.channel] > 0) &&
        (!asked.make || makes[asked.channel ?? 'any'].has(asked.make)),
    );
  };
  return {
    name: 'filter of an array',
    async search(query) {
      const { near, sort = near ? 'distance' : 'name', channel } = query;
      const found = filter(query, null);
      if (sort === 'distance' && near)
        found.sort((a, b) => distanceKm(near, a.dealer.place) - distanceKm(near, b.dealer.place));
      const stockOf = (row: (typeof rows)[number]) => (channel ? row.stock[channel] : row.stockCount);
      if (sort === 'stock') found.sort((a, b) => stockOf(b) - stockOf(a));
      if (sort === 'rating')
        found.sort(
          (a, b) =>
            (ratingOf(b)[0] ?? 0) - (ratingOf(a)[0] ?? 0) || (b.rating?.count ?? 0) - (a.rating?.count ?? 0),
        );
      const pages = Math.max(1, Math.ceil(found.length / 20));
      const page = Math.min(query.page ?? 1, pages);
      const county = tally(filter(query, 'county').map(({ dealer }) => dealer.place.county));
      const make = tally(filter(query, 'make').flatMap((row) => [...row.makes[channel ?? 'any']]));
      for (const each of channels) filter({ ...query, channel: each }, null);
      filter(query, 'channel');
      filter(query, 'isSimiApproved').filter(({ dealer }) => dealer.isSimiApproved);
      return {
        total: found.length,
        ids: found.slice((page - 1) * 20, page * 20).map(({ dealer }) => dealer.id),
        county,
        make,
      };
    },
    close: async () => {},
  };
}

function tally(values: readonly string[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const value of values) counts[value] = (counts[value] ?? 0) + 1;
  return counts;
}
