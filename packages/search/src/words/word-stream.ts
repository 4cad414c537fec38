import type { AdvertWords } from './advert-words.ts';
import type { WordSource } from './word-postings.ts';

/** The words of documents as they are read, one after the other: what a market is loaded into. */
export class WordStream implements WordSource {
  #words = new Uint32Array(1 << 16);
  #length = 0;
  /** By document: where its words end, and where those that name it do. */
  readonly #ends: number[] = [];
  readonly #namingEnds: number[] = [];

  /** Takes in what was just read, as the next document's. */
  append({ found, naming, count }: AdvertWords): void {
    if (this.#length + count > this.#words.length) {
      const grown = new Uint32Array(Math.max(this.#words.length * 2, this.#length + count));
      grown.set(this.#words);
      this.#words = grown;
    }
    for (let index = 0; index < count; index++) this.#words[this.#length + index] = found[index] ?? 0;
    this.#namingEnds.push(this.#length + naming);
    this.#length += count;
    this.#ends.push(this.#length);
  }

  *pairs(rank: 'naming' | 'other', found: (word: number, doc: number) => void): Generator<void> {
    const words = this.#words;
    for (let doc = 0, start = 0; doc < this.#ends.length; doc++) {
      const end = this.#ends[doc] ?? 0;
      const middle = this.#namingEnds[doc] ?? 0;
      const last = rank === 'naming' ? middle : end;
      for (let place = rank === 'naming' ? start : middle; place < last; place++)
        found(words[place] ?? 0, doc);
      start = end;
      if (doc % 256 === 0) yield;
    }
  }
}
