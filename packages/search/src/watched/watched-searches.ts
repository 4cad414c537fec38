import {
  type SearchableAdvert,
  type SearchableAttribute,
  type SearchQuery,
  searchableAttributes,
} from '@forecourt/domain';
import { todayInIreland } from '../rows/irish-day.ts';
import { ChangedAdverts } from './changed-adverts.ts';

export interface WatchedSearchesOptions {
  /** What adverts can be found by, as of the engine that answers pages. */
  attributes?: readonly SearchableAttribute[];
  /** The day from which days are counted. */
  today?: () => string;
}

/**
 * The searches that people watch, asked the other way round: which of them find a changed advert? Every search is
 * answered by the code that answers pages, over a small market of the changed adverts alone.
 */
export class WatchedSearches {
  readonly #attributes: readonly SearchableAttribute[];
  readonly #today: () => string;
  readonly #queries = new Map<number, SearchQuery>();

  constructor({ attributes = searchableAttributes, today = todayInIreland }: WatchedSearchesOptions = {}) {
    this.#attributes = attributes;
    this.#today = today;
  }

  get size(): number {
    return this.#queries.size;
  }

  /** Adds a search, or puts it in place of the one that has this id. */
  set(id: number, query: SearchQuery): void {
    this.#queries.set(id, query);
  }

  remove(id: number): void {
    this.#queries.delete(id);
  }

  /**
   * The ids of the searches that find each advert, ascending, by its public reference; adverts that none finds are
   * left out. Adverts must be as the engine of the pages gets them, with what no seller states filled in. Of an
   * advert that comes twice the last state counts, and one that is not live is found by none.
   */
  match(adverts: readonly SearchableAdvert[]): Map<string, number[]> {
    const found = new Map<string, number[]>();
    const changed = new ChangedAdverts(adverts, this.#attributes, this.#today);
    for (const [id, query] of this.#queries) {
      for (const reference of changed.find(query)) {
        const ids = found.get(reference);
        if (ids) ids.push(id);
        else found.set(reference, [id]);
      }
    }
    for (const ids of found.values()) ids.sort((a, b) => a - b);
    return found;
  }
}
