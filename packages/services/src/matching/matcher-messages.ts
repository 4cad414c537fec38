import type { SearchableAdvert } from '@forecourt/domain';
import type { WatchedMemory } from '@forecourt/search';
import type { WatchedSearch } from './search-matcher.ts';

/** What the site asks of the thread. The adverts of one match come in several messages. */
export type MatcherTask =
  | { kind: 'set'; searches: readonly WatchedSearch[] }
  | { kind: 'remove'; ids: readonly number[] }
  | { kind: 'adverts'; adverts: readonly SearchableAdvert[] }
  | { kind: 'match' }
  | { kind: 'memory' };

export type MatcherCall = MatcherTask & { call: number };

/** The answer to a match or to a question for the memory; the others only say that they are done. */
export type MatcherAnswer = Map<string, number[]> | WatchedMemory | null;

export type MatcherMessage = { call: number } & ({ answer: MatcherAnswer } | { failure: string });
