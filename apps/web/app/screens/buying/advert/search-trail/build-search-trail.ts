import {
  advertInSearchPath,
  formatQuery,
  formatSearch,
  groupDigits,
  type SearchQuery,
  searchParameters,
} from '@forecourt/domain';
import type { Neighbours } from './find-neighbours.ts';

/** Links back to the results, and to the next and previous of them. */
export interface SearchTrailView {
  backHref: string;
  /** `4 of 1,204`; null when the search no longer finds the advert. */
  place: string | null;
  previous: TrailStep | null;
  next: TrailStep | null;
}

export interface TrailStep {
  href: string;
  title: string;
}

export function buildSearchTrail(query: SearchQuery, neighbours: Neighbours): SearchTrailView {
  const { position, total } = neighbours;
  return {
    backHref: formatSearch(neighbours.page ? { ...query, page: neighbours.page } : query, 'search'),
    place: position === null ? null : `${groupDigits(position)} of ${groupDigits(total)}`,
    previous: buildStep(query, neighbours.previous),
    next: buildStep(query, neighbours.next),
  };
}

function buildStep(query: SearchQuery, step: Neighbours['next']): TrailStep | null {
  return step && { href: advertInSearchHref(query, step.reference, step.page), title: step.title };
}

/** An advert within a search: the address carries the whole search and its page of results. */
export function advertInSearchHref(query: SearchQuery, reference: string, page: number): string {
  const search = formatQuery(searchParameters({ ...query, page }));
  return advertInSearchPath(query.channel, reference) + search;
}
