import { setImmediate } from 'node:timers/promises';
import { latestStates, WatchedSearches, type WatchedSearchesOptions } from '@forecourt/search';
import type { SearchMatcher } from './search-matcher.ts';

/** Three to four milliseconds with 5,000 searches: visitors are answered in between. */
const advertsAtOnce = 20;

/** Matches in this thread, for tests and for sites with few watched searches. */
export function createMatcherInProcess(options?: WatchedSearchesOptions): SearchMatcher {
  const watched = new WatchedSearches(options);
  let last: Promise<unknown> = Promise.resolve();
  const inTurn = <T>(work: () => T | Promise<T>): Promise<T> => {
    const done = last.then(work);
    last = done.catch(() => {});
    return done;
  };
  return {
    set: (searches) =>
      inTurn(() => {
        for (const { id, query } of searches) watched.set(id, query);
      }),
    remove: (ids) =>
      inTurn(() => {
        for (const id of ids) watched.remove(id);
      }),
    match: (adverts) =>
      inTurn(async () => {
        const found = new Map<string, number[]>();
        // Before slicing: a slice does not know of the next one.
        const latest = latestStates(adverts);
        for (let from = 0; from < latest.length; from += advertsAtOnce) {
          const slice = latest.slice(from, from + advertsAtOnce);
          for (const [reference, ids] of watched.match(slice)) found.set(reference, ids);
          await setImmediate();
        }
        return found;
      }),
    memory: () => inTurn(() => watched.memory()),
    close: () => inTurn(() => {}),
  };
}
