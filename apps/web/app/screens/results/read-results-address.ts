import {
  type Channel,
  type FormBase,
  findCounty,
  isDealerListing,
  parseDealerListing,
  parseSearch,
  parseSearchAddress,
  placeOfSearch,
  type SearchProblem,
  type SearchQuery,
  tidyListingAddress,
  withCondition,
} from '@forecourt/domain';

/** A search that an address asks for, and how addresses like it are written. */
export interface AskedSearch {
  kind: 'search';
  query: SearchQuery;
  problems: readonly SearchProblem[];
  form: FormBase;
  named: NamedInAddress;
  /** Whose listing it is. */
  dealer: { id: number; county: string } | null;
}

/** What the market must know for the address to lead anywhere: slugs, as they were written. */
export interface NamedInAddress {
  channel: Channel;
  make?: string | null | undefined;
  model?: string | null | undefined;
}

export type ResultsAddress =
  | AskedSearch
  | { kind: 'moved'; to: string; named: NamedInAddress }
  | { kind: 'not-found' };

/** Reads any address of the results. Whether makes and dealers are known is for the loader to ask. */
export function readResultsAddress(url: Pick<URL, 'pathname' | 'searchParams'>): ResultsAddress {
  if (isDealerListing(url.pathname)) return readDealerListing(url);
  const parsed = parseSearchAddress(url.pathname, url.searchParams);
  if (!parsed) return { kind: 'not-found' };
  const { query, problems, path } = parsed;
  const { channel, make, model } = { ...placeOfSearch(query).place, ...path };
  const named = { channel, make, model };
  const to = tidyListingAddress(url.pathname, url.searchParams, parsed);
  if (to !== undefined) return { kind: 'moved', to, named };
  return {
    kind: 'search',
    query,
    problems,
    form: { base: path.base === 'search' ? 'search' : 'listing', channel: query.channel },
    named,
    dealer: null,
  };
}

function readDealerListing(url: Pick<URL, 'pathname' | 'searchParams'>): ResultsAddress {
  const path = parseDealerListing(url.pathname);
  const county = path && findCounty(path.county);
  if (!path || !county) return { kind: 'not-found' };
  const { query, problems } = parseSearch(path.channel, url.searchParams);
  const { page } = query;
  const ofDealer = withCondition(query, 'dealer', { anyOf: [path.dealerId] });
  return {
    kind: 'search',
    query: { ...ofDealer, ...(page !== undefined && { page }) },
    problems,
    form: { base: 'fixed', path: url.pathname },
    named: { channel: path.channel },
    dealer: { id: path.dealerId, county: county.name },
  };
}
