import type { SearchableAdvert, SearchQuery } from '@forecourt/domain';
import type { WatchedMemory } from '@forecourt/search';

/** A search that somebody watches. */
export interface WatchedSearch {
  id: number;
  query: SearchQuery;
}

/** Tells which watched searches find a changed advert. Calls take effect in the order in which they are made. */
export interface SearchMatcher {
  /** Adds searches; one whose id is known replaces the old one. */
  set(searches: readonly WatchedSearch[]): Promise<void>;
  remove(ids: readonly number[]): Promise<void>;
  /**
   * The ids of the searches that find each advert, ascending, by its public reference; adverts that none finds are
   * left out. Adverts must be as the index of the pages gets them, with ratings and yearly costs filled in.
   */
  match(adverts: readonly SearchableAdvert[]): Promise<Map<string, number[]>>;
  memory(): Promise<WatchedMemory>;
  close(): Promise<void>;
}
