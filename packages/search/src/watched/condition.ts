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

/** Few searches have more conditions than this besides the first. */
const kept = 8;

/**
 * The searches that are filed under one condition. Popular models have thousands, of which a change meets a tenth: the
 * others are left out without reading the searches themselves, by their conditions, which stand in one array.
 */
class FiledSearches {
  readonly #searches: WatchedSearch[] = [];
  /** For each search, `kept` of its conditions after the first. */
  readonly #conditions: (Condition | undefined)[] = [];

  get size(): number {
    return this.#searches.length;
  }

  add(search: WatchedSearch): void {
    this.#put(search, this.#searches.length);
  }

  /** The last one takes the place that becomes free. */
  remove({ place }: WatchedSearch): void {
    const last = this.#searches.pop();
    this.#conditions.length -= kept;
    if (last && last.place !== place) this.#put(last, place);
  }

  /** Those that some changed advert might meet in full, given the adverts that meet the first condition. */
  findPromising(changed: ChangedAdverts, summary: number): WatchedSearch[] {
    const promising: WatchedSearch[] = [];
    for (const [place, search] of this.#searches.entries()) {
      let met = summary;
      for (let index = place * kept; index < (place + 1) * kept && met !== 0; index++) {
        const condition = this.#conditions[index];
        if (!condition) break;
        met &= condition.summaryIn(changed);
      }
      if (met !== 0) promising.push(search);
    }
    return promising;
  }

  #put(search: WatchedSearch, place: number): void {
    search.place = place;
    this.#searches[place] = search;
    for (let index = 0; index < kept; index++) {
      this.#conditions[place * kept + index] = search.conditions[index + 1];
    }
  }
}
