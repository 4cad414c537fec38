import type { Moves } from '../index/moves.ts';
import { PostingSets } from '../index/posting-sets.ts';

/** An advert's words come in two ranks: those that name the vehicle, and all others. */
export type WordRank = 'naming' | 'other';

/** Something that knows which words documents have. */
export interface WordSource {
  /** By word: how many documents have it, or a few more. Says how much room to keep. */
  mostOf(rank: WordRank): Generator<void, Uint32Array>;
  /** Puts every live document's new place under each of its words. */
  putInto(postings: WordPostings, moves: Moves): Generator<void>;
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

  *putInto(postings: WordPostings, moves: Moves): Generator<void> {
    yield* this.naming.moveInto(postings.naming, moves);
    yield* this.other.moveInto(postings.other, moves);
  }
}

/** The postings of the live documents under the places that a layout gives them. */
export function* placeWords(
  source: WordSource,
  moves: Moves,
  capacity: number,
): Generator<void, WordPostings> {
  const naming = new PostingSets(yield* source.mostOf('naming'), capacity);
  const other = new PostingSets(yield* source.mostOf('other'), capacity);
  const postings = new WordPostings(naming, other);
  yield* source.putInto(postings, moves);
  return postings;
}
