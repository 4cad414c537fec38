import { giveBack } from '../bits/give-back.ts';
import type { Moves } from '../index/moves.ts';
import type { AdvertWords } from './advert-words.ts';
import { grown } from './grown.ts';
import type { WordPostings, WordRank, WordSource } from './word-postings.ts';

const slice = 256;
/** The words of so many documents, a power of two, stand in one array: nothing is copied twice, however many come. */
const docsInPart = 1 << 10;

export interface WordsImage {
  parts: readonly Uint32Array<ArrayBuffer>[];
  latest: Uint32Array<ArrayBuffer>;
  ends: readonly number[];
  namingEnds: readonly number[];
  most: Readonly<Record<WordRank, Uint32Array<ArrayBuffer>>>;
}

/** The words of documents as they are read, one after the other: what a market is loaded into. */
export class WordStream implements WordSource {
  /** One for each full `docsInPart` documents; the words of the others are still in `#latest`. */
  readonly #parts: Uint32Array<ArrayBuffer>[] = [];
  #latest = new Uint32Array(1 << 14);
  #length = 0;
  /** By document: where in its part its words end, and where those that name it do. */
  readonly #ends: number[] = [];
  readonly #namingEnds: number[] = [];
  /** By word: how many documents were read that have it. */
  readonly #most = { naming: new Uint32Array(1 << 10), other: new Uint32Array(1 << 10) };

  /** Takes in what was just read, as the next document's. */
  append({ found, naming, count }: AdvertWords): void {
    if (this.#length + count > this.#latest.length) this.#latest = grown(this.#latest, this.#length + count);
    this.#copy('naming', found, 0, naming);
    this.#copy('other', found, naming, count);
    this.#namingEnds.push(this.#length + naming);
    this.#length += count;
    this.#ends.push(this.#length);
    if (this.#ends.length % docsInPart !== 0) return;
    this.#parts.push(this.#latest.slice(0, this.#length));
    this.#length = 0;
  }

  #copy(rank: WordRank, found: Uint32Array, start: number, end: number): void {
    const words = this.#latest;
    let most = this.#most[rank];
    for (let index = start; index < end; index++) {
      const word = found[index] ?? 0;
      words[this.#length + index] = word;
      if (word >= most.length) {
        most = grown(most, word + 1);
        this.#most[rank] = most;
      }
      most[word] = (most[word] ?? 0) + 1;
    }
  }

  image(): WordsImage {
    return {
      parts: this.#parts.map((part) => part.slice()),
      latest: this.#latest.slice(0, this.#length),
      ends: this.#ends.slice(),
      namingEnds: this.#namingEnds.slice(),
      most: { naming: this.#most.naming.slice(), other: this.#most.other.slice() },
    };
  }

  /** Fills a stream that is still empty. */
  restore({ parts, latest, ends, namingEnds, most }: WordsImage): void {
    // Copies: what was read from a file may be windows onto one and the same memory.
    for (const part of parts) this.#parts.push(part.slice());
    this.#latest = latest.slice();
    this.#length = latest.length;
    for (const end of ends) this.#ends.push(end);
    for (const end of namingEnds) this.#namingEnds.push(end);
    this.#most.naming = most.naming.slice();
    this.#most.other = most.other.slice();
  }

  *mostOf(rank: WordRank): Generator<void, Uint32Array> {
    yield;
    return this.#most[rank];
  }

  /**
   * In the order of the new places, so that every word's documents ascend and its bits are set one after the other. The
   * stream is empty afterwards.
   */
  *putInto(postings: WordPostings, { docs }: Moves): Generator<void> {
    for (let start = 0; start < docs.length; start += slice) {
      this.#put(postings, docs, start, Math.min(docs.length, start + slice));
      yield;
    }
    for (const part of this.#parts) giveBack(part);
    this.#parts.length = 0;
  }

  #put({ naming, other }: WordPostings, docs: Uint32Array, first: number, last: number): void {
    for (let place = first; place < last; place++) {
      const doc = docs[place] ?? 0;
      const words = this.#parts[Math.floor(doc / docsInPart)] ?? this.#latest;
      const start = doc % docsInPart === 0 ? 0 : (this.#ends[doc - 1] ?? 0);
      const middle = this.#namingEnds[doc] ?? 0;
      naming.putUnderAll(words, start, middle, place);
      other.putUnderAll(words, middle, this.#ends[doc] ?? 0, place);
    }
  }
}
