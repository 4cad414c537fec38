import { type Bitset, hasBit } from '../bits/bitset.ts';
import { PostingSets } from '../index/posting-sets.ts';

/** Something that knows which words documents have, in two ranks: those that name the vehicle, and all others. */
export interface WordSource {
  /** Reports every word of every document in one rank; yields often. */
  pairs(rank: 'naming' | 'other', found: (word: number, doc: number) => void): Generator<void>;
}

/** The documents of each word. No document has a word in both ranks. */
export class WordPostings implements WordSource {
  readonly naming: PostingSets;
  readonly other: PostingSets;

  constructor(naming: PostingSets, other: PostingSets) {
    this.naming = naming;
    this.other = other;
  }

  pairs(rank: 'naming' | 'other', found: (word: number, doc: number) => void): Generator<void> {
    return this[rank].pairs(found);
  }
}

/** The postings of the live documents under the places that a layout gives them. */
export function* placeWords(
  source: WordSource,
  words: number,
  live: Bitset,
  placeOf: Uint32Array,
  capacity: number,
): Generator<void, WordPostings> {
  const naming = yield* placeRank(source, 'naming', words, live, placeOf, capacity);
  const other = yield* placeRank(source, 'other', words, live, placeOf, capacity);
  return new WordPostings(naming, other);
}

function* placeRank(
  source: WordSource,
  rank: 'naming' | 'other',
  words: number,
  live: Bitset,
  placeOf: Uint32Array,
  capacity: number,
): Generator<void, PostingSets> {
  const sets = new PostingSets(words, capacity);
  // A document added since the layout began has no place yet: the change that brought it is applied again at the end.
  const isPlaced = (doc: number) => doc < placeOf.length && hasBit(live, doc);
  yield* source.pairs(rank, (word, doc) => {
    if (isPlaced(doc)) sets.expect(word);
  });
  sets.seal();
  yield* source.pairs(rank, (word, doc) => {
    if (isPlaced(doc)) sets.put(word, placeOf[doc] ?? 0);
  });
  return sets;
}
