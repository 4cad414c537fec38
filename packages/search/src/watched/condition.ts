import type { SearchQuery } from '@forecourt/domain';
import type { Bitset } from '../bits/bitset.ts';
import type { ChangedAdverts } from './changed-adverts.ts';
import { FiledSearches } from './filed-searches.ts';

/** A condition that one search or many have, as a search of its own: changed adverts are asked for it once. */
export class Condition {
  readonly query: SearchQuery;
  /** See `Clues`. */
  readonly clues: readonly string[] | null;
  /** How many searches have it. */
  users = 0;
  /** The searches that are looked at if it is met. */
  readonly filed = new FiledSearches();
  /** The batch of changed adverts that was asked last, and what it answered. */
  #batch = 0;
  #found: Bitset | null = null;
  #summary = 0;

  constructor(query: SearchQuery, clues: readonly string[] | null) {
    this.query = query;
    this.clues = clues;
  }

  /** The adverts that meet it; null if none does. */
  findIn(changed: ChangedAdverts): Bitset | null {
    if (this.#batch !== changed.batch) this.#ask(changed);
    return this.#found;
  }

  /** The same in one word: advert n is bit `n & 31`, and so stands for others too if there are more than 32. */
  summaryIn(changed: ChangedAdverts): number {
    if (this.#batch !== changed.batch) this.#ask(changed);
    return this.#summary;
  }

  #ask(changed: ChangedAdverts): void {
    this.#batch = changed.batch;
    this.#found = changed.find(this.query);
    this.#summary = this.#found?.reduce((all, word) => all | word, 0) ?? 0;
  }
}
