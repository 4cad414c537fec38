import { createMatcherInProcess } from './matcher-in-process.ts';
import { type MatcherThreadOptions, openMatcherThread } from './matcher-in-thread.ts';
import type { SearchMatcher } from './search-matcher.ts';

/** So few are matched with 20 changes in about a millisecond, and a thread takes 40 MB. */
const mostInProcess = 5000;

/** Chooses by how many searches are watched when the site starts. */
export function openSearchMatcher(searches: number, options?: MatcherThreadOptions): SearchMatcher {
  return searches <= mostInProcess ? createMatcherInProcess() : openMatcherThread(options);
}
