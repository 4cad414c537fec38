import {
  type Channel,
  type FormBase,
  findCounty,
  formatQuery,
  isDealerListing,
  parseDealerListing,
  parseSearch,
  parseSearchAddress,
  placeOfSearch,
  type SearchProblem,
  type SearchQuery,
  tidyListingAddress,
  tidyParameters,
  withCondition,
} from '@forecourt/domain';
import { saidByDealerPath } from './result-links.ts';

/** The search in an address, and how to write addresses like it. */
export interface AskedSearch {
  kind: 'search';
  query: SearchQuery;
  problems: readonly SearchProblem[];
  form: FormBase;
  named: NamedInAddress;
  /** The dealer whose listing it is. */
  dealer: { id: number; county: string } | null;
}

/** Slugs that the market must know for the address to exist. */
export interface NamedInAddress {
  channel: Channel;
  make?: string | null | undefined;
  model?: string | null | undefined;
  /** Directly under the root, only what is on sale has a page. */
  isAtRoot?: boolean;
}

export type ResultsAddress =
  | AskedSearch
  | { kind: 'moved'; to: string; named: NamedInAddress; dealer: AskedSearch['dealer'] }
  | { kind: 'not-found' };

/** The same search with the market's own names. */
type Resolve = (query: SearchQuery) => SearchQuery;

/**
 * Reads any results address. The loader checks whether makes and dealers exist; `resolve` maps names to the
 * market's own, so that an address with another name redirects to the market's.
 */
export function readResultsAddress(
  url: Pick<URL, 'pathname' | 'searchParams'>,
  resolve: Resolve = (query) => query,
): ResultsAddress {
  if (isDealerListing(url.pathname)) return readDealerListing(url, resolve);
  const read = parseSearchAddress(url.pathname, url.searchParams);
  if (!read) return { kind: 'not-found' };
  const parsed = { ...read, query: resolve(read.query) };
  const { query, problems, path } = parsed;
  const { channel, make, model } = placeOfSearch(query).place;
  const named = { channel, make, model, isAtRoot: path.base === 'root' };
  const to = tidyListingAddress(url.pathname, url.searchParams, parsed);
  if (to !== undefined) return { kind: 'moved', to, named, dealer: null };
  return {
    kind: 'search',
    query,
    problems,
    form: { base: path.base === 'search' ? 'search' : 'listing', channel: query.channel },
    named,
    dealer: null,
  };
}

function readDealerListing(url: Pick<URL, 'pathname' | 'searchParams'>, resolve: Resolve): ResultsAddress {
  const path = parseDealerListing(url.pathname);
  const county = path && findCounty(path.county);
  if (!path || !county) return { kind: 'not-found' };
  const read = parseSearch(path.channel, url.searchParams);
  const parsed = { ...read, query: resolve(read.query) };
  const named = { channel: path.channel };
  const dealer = { id: path.dealerId, county: county.name };
  const tidied = tidyParameters([...url.searchParams], parsed, saidByDealerPath);
  if (tidied) return { kind: 'moved', to: url.pathname + formatQuery(tidied), named, dealer };
  const { query, problems } = parsed;
  const { page } = query;
  const ofDealer = withCondition(query, 'dealer', { anyOf: [path.dealerId] });
  return {
    kind: 'search',
    query: { ...ofDealer, ...(page !== undefined && { page }) },
    problems,
    form: { base: 'fixed', path: url.pathname },
    named,
    dealer,
  };
}
