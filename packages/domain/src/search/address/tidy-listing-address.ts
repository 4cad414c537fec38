import { formatQuery } from '../../address/format-query.ts';
import { listingPath, searchPath } from '../../address/listing-path.ts';
import { channelSearchRoot, channelSeoRoot } from '../../channel/channel.ts';
import { placeOfSearch } from '../place-of-search.ts';
import { groupPairs } from './group-pairs.ts';
import type { ListingPath } from './parse-listing-path.ts';
import type { ParsedSearch } from './parse-search.ts';
import { tidyParameters } from './tidy-parameters.ts';

/**
 * The better form of a listing's address: everything possible moves into the path, parameters are written as
 * a search writes them, and the base and unrelated parameters stay. Undefined for an address that is already
 * good.
 *
 *     /used-cars?make=ford&maxPrice=9000  →  /used-cars/ford?maxPrice=9000
 */
export function tidyListingAddress(
  pathname: string,
  pairs: Iterable<readonly [string, string]>,
  parsed: ParsedSearch & { path: ListingPath },
): string | undefined {
  const { path, query } = parsed;
  const { place, inPath } = placeOfSearch(query);
  const given = [...pairs];
  const tidied = tidyParameters(given, parsed, inPath);
  const tidyPath = pathOf(path.base, place);
  const isSamePath = pathname === tidyPath || pathname === `${rootOf(path)}/ireland`;
  if (isSamePath && !tidied) return undefined;
  return tidyPath + formatQuery(tidied ?? groupPairs(given));
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
