import { grown } from './grown.ts';

/** Pairs of a word and a document, handed over many at a time: a call for each pair would take longer than all else. */
export class PairBatch {
  words = new Uint32Array(1 << 13);
  docs = new Uint32Array(1 << 13);
  count = 0;

  /** Whether it should be emptied before more is put in. */
  get isFull(): boolean {
    return this.count >= 1 << 12;
  }

  /** Makes room for so many more. */
  reserve(more: number): void {
    if (this.count + more <= this.words.length) return;
    this.words = grown(this.words, this.count + more);
    this.docs = grown(this.docs, this.count + more);
  }

  /** There must be room. */
  add(word: number, doc: number): void {
    this.words[this.count] = word;
    this.docs[this.count++] = doc;
  }
}
