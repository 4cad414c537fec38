import type { SearchQuery } from '@forecourt/domain';
import type { Bitset } from '../bits/bitset.ts';
import type { ChangedAdverts } from './changed-adverts.ts';

export interface WatchedSearch {
  id: number;
  /** All of them must hold. It is filed under the first. */
  conditions: readonly Condition[];
  /** Its position among the searches that are filed there. */
  place: number;
}

/** A condition that one search or many have, as a search of its own: changed adverts are asked for it once. */
export class Condition {
  readonly query: SearchQuery;
  /** See `Clues`. */
  readonly clues: readonly string[] | null;
  /** How many searches have it. */
  users = 0;
  readonly #filed: WatchedSearch[] = [];
  /** The batch of changed adverts that was asked last, and what it answered. */
  #batch = 0;
  #found: Bitset | null = null;

  constructor(query: SearchQuery, clues: readonly string[] | null) {
    this.query = query;
    this.clues = clues;
  }

  /** The searches that are tried if it is met. */
  get filed(): readonly WatchedSearch[] {
    return this.#filed;
  }

  file(search: WatchedSearch): void {
    search.place = this.#filed.length;
    this.#filed.push(search);
  }

  /** The last one takes the empty place. */
  unfile({ place }: WatchedSearch): void {
    const last = this.#filed.pop();
    if (!last || last.place === place) return;
    last.place = place;
    this.#filed[place] = last;
  }

  /** The adverts that meet it; null if none does. */
  findIn(changed: ChangedAdverts): Bitset | null {
    if (this.#batch !== changed.batch) {
      this.#batch = changed.batch;
      this.#found = changed.find(this.query);
    }
    return this.#found;
  }
}
