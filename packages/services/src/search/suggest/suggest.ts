import { type Channel, type Dealer, nameWords } from '@forecourt/domain';
import type { MakeOnSale } from '@forecourt/search';
import { findBeginning, findMisspelt, sortCandidates } from './match-candidates.ts';
import type { Candidate, Suggestion } from './suggestion.ts';
import {
  dealerCandidates,
  makeCandidates,
  modelCandidates,
  placeCandidates,
} from './suggestion-candidates.ts';

interface CandidateLists {
  makes: readonly Candidate[];
  models: readonly Candidate[];
  places: readonly Candidate[];
  dealers: readonly Candidate[];
}

export type Suggest = (
  text: string,
  channel: Channel,
  onSale: readonly MakeOnSale[],
  dealers: readonly Dealer[],
) => readonly Suggestion[];

/** Fits one list below a text box. */
const most = { makes: 3, models: 5, places: 3, dealers: 3 } as const;
const kinds = ['makes', 'models', 'places', 'dealers'] as const;
/** A long sentence is not the beginning of a single thing. */
const longestEnding = 4;

/**
 * Called with every letter that a visitor types, so the lists are rebuilt only when what is on sale changes.
 */
export function createSuggest(): Suggest {
  const places = new Map<Channel, readonly Candidate[]>();
  const ofMakes = new WeakMap<readonly MakeOnSale[], Pick<CandidateLists, 'makes' | 'models'>>();
  const ofDealers = new WeakMap<readonly Dealer[], Map<Channel, readonly Candidate[]>>();

  return (text, channel, onSale, dealers) => {
    const lists: CandidateLists = {
      ...remember(ofMakes, onSale, () => ({
        makes: makeCandidates(onSale, channel),
        models: modelCandidates(onSale, channel),
      })),
      places: remember(places, channel, () => placeCandidates(channel)),
      dealers: remember(
        remember(ofDealers, dealers, () => new Map()),
        channel,
        () => dealerCandidates(dealers, channel),
      ),
    };
    return suggestFrom(text, lists);
  };
}

/**
 * Tries the whole text and then fewer and fewer of its last words: `diesel near athl` ends in a place. Typing
 * errors are considered only if nothing begins as typed.
 */
function suggestFrom(text: string, lists: CandidateLists): readonly Suggestion[] {
  const words = nameWords(text).slice(-longestEnding);
  for (let first = 0; first < words.length; first++) {
    const typed = words.slice(first).join('');
    for (const find of [findBeginning, findMisspelt]) {
      const found = kinds.flatMap((kind) =>
        sortCandidates(typed, find(typed, lists[kind])).slice(0, most[kind]),
      );
      if (found.length > 0) return found.map(({ suggestion }) => suggestion);
    }
  }
  return [];
}

interface Memory<Key, Value> {
  get(key: Key): Value | undefined;
  set(key: Key, value: Value): unknown;
}

function remember<Key, Value>(memory: Memory<Key, Value>, key: Key, make: () => Value): Value {
  const known = memory.get(key);
  if (known !== undefined) return known;
  const made = make();
  memory.set(key, made);
  return made;
}
