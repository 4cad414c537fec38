import {
  type SearchableAdvert,
  type SearchableAttribute,
  type SearchQuery,
  searchableAttributes,
} from '@forecourt/domain';
import type { Bitset } from '../bits/bitset.ts';
import { todayInIreland } from '../rows/irish-day.ts';
import { ChangedAdverts, mostAtOnce } from './changed-adverts.ts';
import type { Condition, WatchedSearch } from './condition.ts';
import { FiledConditions } from './filed-conditions.ts';
import { splitSearch } from './split-search.ts';

export interface WatchedSearchesOptions {
  /** What adverts can be found by, as of the engine that answers pages. */
  attributes?: readonly SearchableAttribute[];
  /** The day from which days are counted. */
  today?: () => string;
}

export interface WatchedMemory {
  searches: number;
  /** Different ones: most searches share most of theirs with others. */
  conditions: number;
  /** Estimated: objects do not tell their size. */
  bytes: number;
}

/** As measured with 200,000 searches. */
const bytesOfSearch = 260;
const bytesOfCondition = 1500;

/**
 * The searches that people watch, asked the other way round: which of them find a changed advert?
 *
 * Every condition that any search has is kept once. The changed adverts are a small market of their own, and each
 * condition is asked of it once, by the code that answers pages. A search finds the adverts that meet all of its
 * conditions. It is filed under its most selective one, and looked at only if some changed advert meets that.
 */
export class WatchedSearches {
  readonly #changed: ChangedAdverts;
  readonly #searches = new Map<number, WatchedSearch>();
  readonly #conditions: FiledConditions;
  /** One set of changed adverts, used again and again. */
  readonly #met = new Int32Array((mostAtOnce >> 5) + 1);

  constructor({ attributes = searchableAttributes, today = todayInIreland }: WatchedSearchesOptions = {}) {
    this.#changed = new ChangedAdverts(attributes, today);
    this.#conditions = new FiledConditions(attributes);
  }

  get size(): number {
    return this.#searches.size;
  }

  /** Adds a search, or puts it in place of the one that has this id. */
  set(id: number, query: SearchQuery): void {
    this.remove(id);
    const conditions = splitSearch(query).map((part) => this.#conditions.take(part));
    const search: WatchedSearch = { id, conditions, place: 0 };
    conditions[0]?.filed.add(search);
    this.#searches.set(id, search);
  }

  remove(id: number): void {
    const search = this.#searches.get(id);
    if (!search) return;
    this.#searches.delete(id);
    search.conditions[0]?.filed.remove(search);
    for (const condition of search.conditions) this.#conditions.giveBack(condition);
  }

  /**
   * The ids of the searches that find each advert, ascending, by its public reference; adverts that none finds are
   * left out. Adverts must be as the engine of the pages gets them, with what no seller states filled in. Of an
   * advert that comes twice the last state counts, and one that is not live is found by none.
   */
  match(adverts: readonly SearchableAdvert[]): Map<string, number[]> {
    const found = new Map<string, number[]>();
    const latest = latestStates(adverts);
    for (let from = 0; from < latest.length; from += mostAtOnce) {
      this.#matchSome(latest.slice(from, from + mostAtOnce), found);
    }
    for (const ids of found.values()) ids.sort((a, b) => a - b);
    return found;
  }

  #matchSome(adverts: readonly SearchableAdvert[], found: Map<string, number[]>): void {
    const changed = this.#changed;
    changed.replace(adverts);
    for (const condition of this.#conditions.couldBeMetBy(adverts)) {
      const { filed, query } = condition;
      const first = filed.size > 0 && changed.has(query.channel) && condition.findIn(changed);
      if (!first) continue;
      const met = this.#met.subarray(0, first.length);
      for (const { id, conditions } of filed.findPromising(changed, condition.summaryIn(changed))) {
        if (!meetAll(conditions, changed, met)) continue;
        for (const reference of changed.referencesIn(met, query.channel)) {
          const ids = found.get(reference);
          if (ids) ids.push(id);
          else found.set(reference, [id]);
        }
      }
    }
  }

  memory(): WatchedMemory {
    const searches = this.#searches.size;
    const conditions = this.#conditions.size;
    return { searches, conditions, bytes: searches * bytesOfSearch + conditions * bytesOfCondition };
  }
}

/** Each advert once, in its last state. */
export function latestStates(adverts: readonly SearchableAdvert[]): SearchableAdvert[] {
  return [...new Map(adverts.map((advert) => [advert.publicReference, advert])).values()];
}

/** Writes the adverts that meet all conditions into `met`; returns whether there is any. */
function meetAll(conditions: readonly Condition[], changed: ChangedAdverts, met: Bitset): boolean {
  for (let place = 0; place < conditions.length; place++) {
    const found = conditions[place]?.findIn(changed);
    if (!found) return false;
    let some = 0;
    for (let word = 0; word < found.length; word++) {
      const bits = (found[word] ?? 0) & (place === 0 ? -1 : (met[word] ?? 0));
      met[word] = bits;
      some |= bits;
    }
    if (some === 0) return false;
  }
  return true;
}
