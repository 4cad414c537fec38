import type { AdvertWords } from './advert-words.ts';
import type { PairBatch } from './pair-batch.ts';
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

  *pairs(rank: 'naming' | 'other', batch: PairBatch): Generator<void> {
    for (let doc = 0; doc < this.#ends.length; ) {
      doc = this.#fill(batch, rank, doc);
      yield;
    }
  }

  /** Fills the batch with the words of documents from the given one on, and returns the one that comes next. */
  #fill(batch: PairBatch, rank: 'naming' | 'other', first: number): number {
    const words = this.#words;
    let doc = first;
    for (; doc < this.#ends.length && !batch.isFull; doc++) {
      const middle = this.#namingEnds[doc] ?? 0;
      const start = rank === 'other' ? middle : doc === 0 ? 0 : (this.#ends[doc - 1] ?? 0);
      const end = rank === 'other' ? (this.#ends[doc] ?? 0) : middle;
      batch.reserve(end - start);
      for (let place = start; place < end; place++) batch.add(words[place] ?? 0, doc);
    }
    return doc;
  }
}
