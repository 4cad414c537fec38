import { createMatcherInProcess } from './matcher-in-process.ts';
import { type MatcherThreadOptions, openMatcherThread } from './matcher-in-thread.ts';
import type { SearchMatcher } from './search-matcher.ts';

/** So few are matched in a few milliseconds, and a thread takes memory of its own. */
const mostInProcess = 5000;

/** Chooses by how many searches are watched when the site starts. */
export function openSearchMatcher(searches: number, options?: MatcherThreadOptions): SearchMatcher {
  return searches <= mostInProcess ? createMatcherInProcess() : openMatcherThread(options);
}
