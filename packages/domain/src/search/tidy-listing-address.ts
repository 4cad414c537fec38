import { formatQuery } from '../address/format-query.ts';
import { listingPath, searchPath } from '../address/listing-path.ts';
import { channelSearchRoot, channelSeoRoot } from '../channel/channel.ts';
import type { ListingPath } from './parse-listing-path.ts';
import { placeOfSearch } from './place-of-search.ts';
import type { SearchQuery } from './search-query.ts';

/** The parameters by which a query says what a path can say. */
const paramsOf: Readonly<Record<string, readonly string[]>> = {
  county: ['county'],
  make: ['make'],
  model: ['model'],
  year: ['minYear', 'maxYear'],
};

/**
 * Where a listing's address is better written: what the path can say moves into it, what goes without saying is left
 * out, the base and every other parameter stay. Undefined for an address that is good as it is.
 *
 *     /used-cars?make=ford&maxPrice=9000  →  /used-cars/ford?maxPrice=9000
 */
export function tidyListingAddress(
  pathname: string,
  pairs: Iterable<readonly [string, string]>,
  { path, query }: { path: ListingPath; query: SearchQuery },
): string | undefined {
  const { place, inPath } = placeOfSearch(query);
  const said = new Set([...inPath].flatMap((key) => paramsOf[key] ?? []));
  const before = [...pairs];
  const after = before.filter(([name, value]) => !said.has(name) && !goesWithoutSaying(name, value));
  const tidyPath = pathOf(path.base, place);
  const isSamePath = pathname === tidyPath || pathname === `${rootOf(path)}/ireland`;
  if (isSamePath && after.length === before.length) return undefined;
  return tidyPath + formatQuery(groupPairs(after));
}

/** A form sends every field, also the empty ones. */
export function goesWithoutSaying(name: string, value: string): boolean {
  return (
    value.trim() === '' || (name === 'sort' && value === 'relevance') || (name === 'page' && value === '1')
  );
}

/** The values of each name, in the order in which the names first come. */
export function groupPairs(pairs: Iterable<readonly [string, string]>): Record<string, string[]> {
  // A map, because every object has a `constructor` before an address names one.
  const values = new Map<string, string[]>();
  for (const [name, value] of pairs) {
    const list = values.get(name);
    if (list) list.push(value);
    else values.set(name, [value]);
  }
  return Object.fromEntries(values);
}

/** A make directly under the root has no place for a county. */
function pathOf(base: ListingPath['base'], place: ReturnType<typeof placeOfSearch>['place']): string {
  if (base === 'search') return searchPath(place);
  const path = listingPath(place);
  return base === 'root' && !place.county ? path.slice(channelSeoRoot(place.channel).length) : path;
}

function rootOf({ base, channel }: ListingPath): string {
  return base === 'search' ? channelSearchRoot(channel) : channelSeoRoot(channel);
}
