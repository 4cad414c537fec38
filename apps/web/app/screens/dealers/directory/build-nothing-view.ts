import { channelPlural, counties, distanceKm } from '@forecourt/domain';
import type { DirectoryCounts, DirectoryFilter, DirectoryRelaxation } from '@forecourt/services';
import type { SuggestedSearch } from '../../../parts/no-results/SuggestedSearches.tsx';
import { countDealers } from './build-directory-card.ts';
import { type AskedDealers, changedAddress } from './directory-address.ts';

export interface NothingView {
  title: string;
  /** Filters to drop. */
  suggestions: readonly SuggestedSearch[];
  /** The same search in the neighbouring counties. */
  nearbyCounties: readonly SuggestedSearch[];
  /** The last resort. */
  everyoneHref: string | null;
}

const mostCounties = 4;

/** Shown when no dealers are found: which filters prevent it. */
export function buildNothingView(
  asked: AskedDealers,
  { size, relaxations, counts }: NothingFacts,
): NothingView {
  if (size === 0)
    return { title: 'There are no dealers yet', suggestions: [], nearbyCounties: [], everyoneHref: null };
  const suggestions = relaxations.map(({ filter, total }) => ({
    text: giveUp(asked, filter),
    found: countDealers(total),
    href: changedAddress(asked, { [filter]: filter === 'isSimiApproved' ? false : null }),
  }));
  const nearbyCounties = asked.county === null ? [] : countiesAround(asked.county, counts.county);
  return {
    title: 'No dealer matches all of that',
    suggestions,
    nearbyCounties: nearbyCounties.map(([county, count]) => ({
      text: `Co. ${county}`,
      found: countDealers(count),
      href: changedAddress(asked, { county }),
    })),
    everyoneHref:
      suggestions.length === 0 && nearbyCounties.length === 0 ? changedAddress(asked, nobody) : null,
  };
}

export interface NothingFacts {
  /** Size of the whole directory. */
  size: number;
  relaxations: readonly DirectoryRelaxation[];
  counts: Pick<DirectoryCounts, 'county'>;
}

const nobody: Partial<AskedDealers> = {
  name: null,
  make: null,
  county: null,
  channel: null,
  isSimiApproved: false,
};

function giveUp({ name, make, county, channel }: AskedDealers, filter: DirectoryFilter): string {
  switch (filter) {
    case 'name':
      return `Any name, not just “${name}”`;
    case 'make':
      return `Any make, not just ${make}`;
    case 'county':
      return `All of Ireland, not just Co. ${county}`;
    case 'channel':
      return `With or without ${channel ? channelPlural(channel) : 'stock'}`;
    case 'isSimiApproved':
      return 'SIMI members or not';
  }
}

/** The nearest counties with such dealers. */
function countiesAround(name: string, counts: ReadonlyMap<string, number>): [string, number][] {
  const here = counties.find((county) => county.name === name);
  if (!here) return [];
  return counties
    .filter((county) => counts.has(county.name))
    .toSorted((a, b) => distanceKm(here, a) - distanceKm(here, b))
    .slice(0, mostCounties)
    .map((county) => [county.name, counts.get(county.name) ?? 0]);
}
