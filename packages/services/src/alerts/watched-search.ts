import { formatSearch, parseSearchAddress, type SearchQuery } from '@forecourt/domain';

/** Longer than any search that the site's own forms make. */
export const longestWatchedAddress = 1500;

/** The search in an address of results; null if it is none. Its order and its page are no part of what is watched. */
export function parseWatchedSearch(address: string): SearchQuery | null {
  if (address.length > longestWatchedAddress || !/^\/(?!\/)/.test(address)) return null;
  const url = URL.parse(address, 'http://site.invalid');
  const parsed = url?.host === 'site.invalid' ? parseSearchAddress(url.pathname, url.searchParams) : null;
  if (!parsed) return null;
  const { sort: _sort, page: _page, size: _size, ...query } = parsed.query;
  return query;
}

/** One address for one search, however it was reached. */
export function formatWatchedSearch(query: SearchQuery): string {
  return formatSearch(query, 'search');
}
