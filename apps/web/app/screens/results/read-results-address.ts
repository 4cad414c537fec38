import {
  type FormBase,
  findCounty,
  isDealerListing,
  parseDealerListing,
  parseSearch,
  parseSearchAddress,
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
  /** A make directly under the root: the market must know it. */
  isUnderRoot: boolean;
  /** Whose listing it is. */
  dealer: { id: number; county: string } | null;
}

export type ResultsAddress = AskedSearch | { kind: 'moved'; to: string } | { kind: 'not-found' };

/** Reads any address of the results. Whether makes and dealers are known is for the loader to ask. */
export function readResultsAddress(url: Pick<URL, 'pathname' | 'searchParams'>): ResultsAddress {
  if (isDealerListing(url.pathname)) return readDealerListing(url);
  const parsed = parseSearchAddress(url.pathname, url.searchParams);
  if (!parsed) return { kind: 'not-found' };
  const to = tidyListingAddress(url.pathname, url.searchParams, parsed);
  if (to !== undefined) return { kind: 'moved', to };
  const { query, problems, path } = parsed;
  return {
    kind: 'search',
    query,
    problems,
    form: { base: path.base === 'search' ? 'search' : 'listing', channel: query.channel },
    isUnderRoot: path.base === 'root',
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
    isUnderRoot: false,
    dealer: { id: path.dealerId, county: county.name },
  };
}
