import type { Moves } from '../index/moves.ts';
import { PostingSets } from '../index/posting-sets.ts';
import type { NameWords } from './name-words.ts';
import type { WordPart } from './word-reader.ts';

/** An advert's words come in two ranks: those that name the vehicle, and all others. */
export type WordRank = 'naming' | 'other';

/** Something that knows which words documents have. */
export interface WordSource {
  /** By word: how many documents have it, or a few more. Says how much room to keep. */
  most(): Generator<void, Record<WordRank, Uint32Array>>;
  /** Puts every live document's new place under each of its words. */
  putInto(postings: WordPostings, moves: Moves, capacity: number): Generator<void>;
}

/** The documents of each word. One that is named by a word may stand among its others too, and more than once. */
export class WordPostings implements WordSource {
  readonly naming: PostingSets;
  readonly other: PostingSets;

  constructor(naming: PostingSets, other: PostingSets) {
    this.naming = naming;
    this.other = other;
  }

  /** Takes in a new document, the only one of the part. */
  add({ words, ends }: WordPart, names: NameWords, doc: number): void {
    const [namingEnd = 0, nameEnd = 0] = ends;
    for (const word of words.subarray(0, namingEnd)) this.naming.add(word, doc);
    for (const name of words.subarray(namingEnd, nameEnd)) {
      for (const word of names.wordsOf(name)) this.other.add(word, doc);
    }
    for (const word of words.subarray(nameEnd)) this.other.add(word, doc);
  }

  *most(): Generator<void, Record<WordRank, Uint32Array>> {
    return { naming: yield* this.naming.sizes(), other: yield* this.other.sizes() };
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
  const most = yield* source.most();
  const postings = new WordPostings(
    new PostingSets(most.naming, capacity),
    new PostingSets(most.other, capacity),
  );
  yield* source.putInto(postings, moves, capacity);
  return postings;
}
