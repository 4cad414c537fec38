import { mostWords } from '@forecourt/domain';
import type { Bitset } from '../bits/bitset.ts';
import type { ChannelIndex } from '../index/channel-index.ts';
import { nearSpellings } from '../words/near-spellings.ts';
import { alternativesOf, queryWordsOf } from '../words/query-words.ts';
import { tokensOf } from '../words/tokens.ts';

export interface FoundWord {
  word: string;
  /** Documents that have the word anywhere. */
  set: Bitset;
  /** Documents that have it in the name of the vehicle. */
  naming: Bitset;
  /** The makes or models it was corrected to, if no advert contains the word itself. */
  spellings: readonly string[] | null;
}

/** Finds each word of a text once: as a word, or as a prefix of words. */
export function findWords(index: ChannelIndex, text: string): FoundWord[] {
  const words = queryWordsOf(text);
  if (words.length === 0 && text.trim() !== '') return [findNowhere(index, text.trim())];
  return words.map((word) => findWord(index, word));
}

/** The documents of each word of a text, only as it is typed: what is left out should be no guess. */
export function findExactWords(index: ChannelIndex, text: string): { word: string; set: Bitset }[] {
  return [...new Set(tokensOf(text))].slice(0, mostWords).map((word) => {
    const number = index.schema.sortedWords.find(word);
    return { word, set: documentsOf(index, number === undefined ? [] : [number]).set };
  });
}

/** Adverts are indexed in Latin letters and digits: a text without any matches nothing. */
function findNowhere(index: ChannelIndex, word: string): FoundWord {
  return { word, ...documentsOf(index, []), spellings: null };
}

function findWord(index: ChannelIndex, word: string): FoundWord {
  const alternatives = alternativesOf(word);
  const found = documentsOf(
    index,
    alternatives.flatMap((each) => numbersOf(index, each)),
  );
  if (alternatives.length > 1 || hasLive(index, found.set)) return { word, ...found, spellings: null };
  const spellings = nearSpellings(word, liveNames(index));
  if (spellings.length === 0) return { word, ...found, spellings: null };
  const meant = spellings.flatMap((spelling) => numbersOf(index, spelling));
  return { word, ...documentsOf(index, meant), spellings };
}

/** "auto" also finds automatic. But "20" does not find 2019, nor "a" everything with an a. */
function numbersOf(index: ChannelIndex, word: string): number[] {
  const { sortedWords } = index.schema;
  if (word.length >= 2 && /^[a-z]/.test(word)) return sortedWords.startingWith(word);
  const number = sortedWords.find(word);
  return number === undefined ? [] : [number];
}

function documentsOf(index: ChannelIndex, words: readonly number[]): { set: Bitset; naming: Bitset } {
  const { scratch, words: postings } = index.derived;
  const naming = scratch.borrowEmpty();
  for (const word of words) postings.naming.addTo(naming, word);
  const set = scratch.borrow();
  set.set(naming);
  for (const word of words) postings.other.addTo(set, word);
  return { set, naming };
}

function hasLive(index: ChannelIndex, set: Bitset): boolean {
  const { live } = index.derived;
  for (let word = 0; word < set.length; word++) if (((set[word] ?? 0) & (live[word] ?? 0)) !== 0) return true;
  return false;
}

/** The words of all makes and models on sale. */
function* liveNames(index: ChannelIndex): Generator<string> {
  const { families } = index.schema;
  for (let family = 0; family < families.count; family++) {
    if (!index.derived.liveOfFamily[family]) continue;
    yield* tokensOf(families.makeName(family));
    yield* tokensOf(families.modelName(family));
  }
}
