import type { Moves } from '../index/moves.ts';
import type { PostingSets } from '../index/posting-sets.ts';
import type { NameWords } from './name-words.ts';
import type { WordPart } from './word-reader.ts';

/** Something that knows the words of documents. */
export interface WordSource {
  /** The postings of the live documents under the places that a layout gives them. */
  place(moves: Moves, capacity: number): Generator<void, WordPostings>;
}

/**
 * The documents of each word, in two ranks: those that it names, and all others that contain it. A named
 * document may be among the others too.
 */
export class WordPostings implements WordSource {
  readonly naming: PostingSets;
  readonly other: PostingSets;

  constructor(naming: PostingSets, other: PostingSets) {
    this.naming = naming;
    this.other = other;
  }

  /** Adds a new document, the only one of the part. */
  add({ words, ends }: WordPart, names: NameWords, doc: number): void {
    const [namingEnd = 0, nameEnd = 0] = ends;
    for (const word of words.subarray(0, namingEnd)) this.naming.add(word, doc);
    for (const name of words.subarray(namingEnd, nameEnd)) {
      for (const word of names.wordsOf(name)) this.other.add(word, doc);
    }
    for (const word of words.subarray(nameEnd)) this.other.add(word, doc);
  }

  *place(moves: Moves, capacity: number): Generator<void, WordPostings> {
    return new WordPostings(
      yield* this.naming.moved(moves, capacity),
      yield* this.other.moved(moves, capacity),
    );
  }
}
