import { freeBuffer } from '../bits/free-buffer.ts';
import { inSlices } from '../bits/in-slices.ts';
import type { Moves } from '../index/moves.ts';
import { PostingSets } from '../index/posting-sets.ts';
import { docsInBatch } from './advert-texts.ts';
import type { NameWords } from './name-words.ts';
import { WordPostings, type WordSource } from './word-postings.ts';
import { copyOfPart, type WordPart, type WordReader } from './word-reader.ts';

const slice = 64;
/** This many numbers are fetched from memory together. */
const inLine = 16;

/** A part's data per document, in this order. */
type Section = 'naming' | 'names' | 'other';

/** The words of documents as they are read, part after part: what a market is loaded into. */
export class WordStream implements WordSource {
  readonly #reader: WordReader;
  /** Each has `docsInBatch` documents, except the last. */
  readonly #parts: WordPart[] = [];
  #fetched = 0;

  /** `reader` is the instance that reads the words. */
  constructor(reader: WordReader) {
    this.#reader = reader;
  }

  /** Adds the words of the next documents. */
  append(part: WordPart): void {
    this.#parts.push(part);
  }

  image(): WordPart[] {
    return this.#parts.map(copyOfPart);
  }

  /** Fills an empty stream. Data read from a file may be views onto the same memory. */
  restore(parts: readonly WordPart[]): void {
    this.#parts.push(...parts.map(copyOfPart));
  }

  /**
   * In the order of the new places, so that the bits of every word are set in sequence. The stream is empty
   * afterwards.
   */
  *place({ docs }: Moves, capacity: number): Generator<void, WordPostings> {
    const most = yield* this.#count();
    const naming = new PostingSets(most.naming, capacity);
    const names = new PostingSets(most.names, capacity);
    const other = new PostingSets(most.other, capacity);
    yield* inSlices(docs.length, slice, (start, end) => {
      this.#fetch(docs, start, end);
      this.#put({ naming, names, other }, docs, start, end);
    });
    for (const { words } of this.#parts) freeBuffer(words);
    this.#parts.length = 0;
    for (const [name, word] of wordsOfNames(this.#reader.nameWords)) {
      other.putSet(word, names, name);
      yield;
    }
    return new WordPostings(naming, other);
  }

  /** By word, and by name: how many documents have it. A word's names count for it too, each separately. */
  *#count(): Generator<void, Record<Section, Uint32Array>> {
    const { vocabulary, nameWords } = this.#reader;
    const naming = new Uint32Array(vocabulary.words.length);
    const names = new Uint32Array(nameWords.count + 1);
    const other = new Uint32Array(vocabulary.words.length);
    for (const { words, ends } of this.#parts) {
      for (let start = 0, end = 0; end < ends.length; end += 3) {
        start = countInto(naming, words, start, ends[end] ?? 0);
        start = countInto(names, words, start, ends[end + 1] ?? 0);
        start = countInto(other, words, start, ends[end + 2] ?? 0);
      }
      yield;
    }
    for (const [name, word] of wordsOfNames(nameWords)) other[word] = (other[word] ?? 0) + (names[name] ?? 0);
    return { naming, names, other };
  }

  /**
   * Prefetches a little of what will be added next. The documents' words are scattered in memory: read one
   * after the other, each is waited for; requested together, they arrive in half the time for a million
   * documents.
   */
  #fetch(docs: Uint32Array, first: number, last: number): void {
    for (let place = first; place < last; place++) {
      const doc = docs[place] ?? 0;
      const part = this.#parts[Math.floor(doc / docsInBatch)];
      if (!part) continue;
      const { words, ends } = part;
      const start = startOf(ends, doc);
      // Kept, because a compiler removes a read without effect.
      this.#fetched ^= (words[start] ?? 0) ^ (words[start + inLine] ?? 0) ^ (words[start + 2 * inLine] ?? 0);
    }
  }

  #put(
    { naming, names, other }: Record<Section, PostingSets>,
    docs: Uint32Array,
    first: number,
    last: number,
  ): void {
    for (let place = first; place < last; place++) {
      const doc = docs[place] ?? 0;
      const part = this.#parts[Math.floor(doc / docsInBatch)];
      if (!part) continue;
      const { words, ends } = part;
      const at = (doc % docsInBatch) * 3;
      const namingEnd = ends[at] ?? 0;
      const nameEnd = ends[at + 1] ?? 0;
      naming.putUnderAll(words, startOf(ends, doc), namingEnd, place);
      names.putUnderAll(words, namingEnd, nameEnd, place);
      other.putUnderAll(words, nameEnd, ends[at + 2] ?? 0, place);
    }
  }
}

/** Where a document's words begin in its part: where those of the one before end. */
function startOf(ends: Uint32Array, doc: number): number {
  const at = (doc % docsInBatch) * 3;
  return at === 0 ? 0 : (ends[at - 1] ?? 0);
}

/** Counts what is at the places `start` to `end`, and returns the end. */
function countInto(counts: Uint32Array, words: Uint32Array, start: number, end: number): number {
  for (let index = start; index < end; index++) {
    const word = words[index] ?? 0;
    counts[word] = (counts[word] ?? 0) + 1;
  }
  return end;
}

function* wordsOfNames(names: NameWords): Generator<[name: number, word: number]> {
  for (let name = 1; name <= names.count; name++) {
    for (const word of names.wordsOf(name)) yield [name, word];
  }
}
