import { type Channel, type Dealer, nameWords } from '@forecourt/domain';
import type { MakeOnSale } from '@forecourt/search';
import type { MakeNames } from '../names/make-names.ts';
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

type StockLists = Pick<CandidateLists, 'makes' | 'models'>;

export type Suggest = (
  text: string,
  channel: Channel,
  names: Pick<MakeNames, 'makes' | 'vocabulary'>,
  dealers: readonly Dealer[],
) => readonly Suggestion[];

/** Fits one list below a text box. */
const most = { makes: 3, models: 5, places: 3, dealers: 3 } as const;
const kinds = ['makes', 'models', 'places', 'dealers'] as const;
/** A long sentence is not the beginning of a single thing. */
const longestEnding = 4;

/**
 * Called with every letter that a visitor types, so the lists are rebuilt only when what is on sale changes, and
 * only counted again when its numbers do.
 */
export function createSuggest(): Suggest {
  const places = new Map<Channel, readonly Candidate[]>();
  const ofNames = new WeakMap<MakeNames['vocabulary'], StockLists>();
  const ofMakes = new WeakMap<readonly MakeOnSale[], StockLists>();
  const ofDealers = new WeakMap<readonly Dealer[], Map<Channel, readonly Candidate[]>>();

  return (text, channel, { makes, vocabulary }, dealers) => {
    const lists: CandidateLists = {
      ...remember(ofMakes, makes, () =>
        withCounts(
          remember(ofNames, vocabulary, () => ({
            makes: makeCandidates(makes, channel),
            models: modelCandidates(makes, channel),
          })),
          makes,
        ),
      ),
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

/** The same makes and models in the same order, with how many of each are on sale. */
function withCounts(lists: StockLists, makes: readonly MakeOnSale[]): StockLists {
  const models = makes.flatMap((make) => make.models);
  const counted = (candidates: readonly Candidate[], onSale: readonly { count: number }[]) =>
    candidates.map((candidate, place) => {
      const count = onSale[place]?.count ?? 0;
      return { ...candidate, weight: count, suggestion: { ...candidate.suggestion, count } };
    });
  return { makes: counted(lists.makes, makes), models: counted(lists.models, models) };
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
