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

  /** Adds the new documents of a part, the first of which is `first`. */
  addAll({ words, ends }: WordPart, names: NameWords, first: number): void {
    for (let at = 0, start = 0, doc = first; at < ends.length; at += 3, doc++) {
      const namingEnd = ends[at] ?? 0;
      const nameEnd = ends[at + 1] ?? 0;
      const end = ends[at + 2] ?? 0;
      this.naming.addUnderAll(words, start, namingEnd, doc);
      for (let index = namingEnd; index < nameEnd; index++) {
        const name = words[index] ?? 0;
        this.other.addUnderAll(names.words, names.ends[name - 1] ?? 0, names.ends[name] ?? 0, doc);
      }
      this.other.addUnderAll(words, nameEnd, end, doc);
      start = end;
    }
  }

  *place(moves: Moves, capacity: number): Generator<void, WordPostings> {
    return new WordPostings(
      yield* this.naming.moved(moves, capacity),
      yield* this.other.moved(moves, capacity),
    );
  }
}
