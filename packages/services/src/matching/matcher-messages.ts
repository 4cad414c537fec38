import type { SearchableAdvert } from '@forecourt/domain';
import type { WatchedMemory } from '@forecourt/search';
import type { WatchedSearch } from './search-matcher.ts';

export type MatcherPriority = 'low' | 'normal';

/** What the site asks of the thread. */
export type MatcherTask =
  | { kind: 'set'; searches: readonly WatchedSearch[] }
  | { kind: 'remove'; ids: readonly number[] }
  | { kind: 'match' }
  | { kind: 'memory' };

/** Some of the adverts of the next match, which are not answered. */
export interface MatcherAdverts {
  kind: 'adverts';
  adverts: readonly SearchableAdvert[];
}

export type MatcherCall = MatcherAdverts | (MatcherTask & { call: number });

/** The answer to a match or to a question for the memory; the others only say that they are done. */
export type MatcherAnswer = Map<string, number[]> | WatchedMemory | null;

export type MatcherMessage = { call: number } & ({ answer: MatcherAnswer } | { failure: string });
