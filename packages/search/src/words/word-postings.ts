import type { Moves } from '../index/moves.ts';
import { PostingSets } from '../index/posting-sets.ts';

/** An advert's words come in two ranks: those that name the vehicle, and all others. */
export type WordRank = 'naming' | 'other';

/** Something that knows which words documents have. */
export interface WordSource {
  /** By word: how many documents have it, or a few more. Says how much room to keep. */
  mostOf(rank: WordRank): Generator<void, Uint32Array>;
  /** Puts every live document's new place under each of its words. */
  putInto(sets: PostingSets, rank: WordRank, moves: Moves): Generator<void>;
}

/** The documents of each word. No document has a word in both ranks. */
export class WordPostings implements WordSource {
  readonly naming: PostingSets;
  readonly other: PostingSets;

  constructor(naming: PostingSets, other: PostingSets) {
    this.naming = naming;
    this.other = other;
  }

  mostOf(rank: WordRank): Generator<void, Uint32Array> {
    return this[rank].sizes();
  }

  putInto(sets: PostingSets, rank: WordRank, moves: Moves): Generator<void> {
    return this[rank].moveInto(sets, moves);
  }
}

/** The postings of the live documents under the places that a layout gives them. */
export function* placeWords(
  source: WordSource,
  moves: Moves,
  capacity: number,
): Generator<void, WordPostings> {
  const naming = new PostingSets(yield* source.mostOf('naming'), capacity);
  yield* source.putInto(naming, 'naming', moves);
  const other = new PostingSets(yield* source.mostOf('other'), capacity);
  yield* source.putInto(other, 'other', moves);
  return new WordPostings(naming, other);
}
