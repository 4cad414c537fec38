import { growArray } from './grow-array.ts';
import type { Vocabulary } from './vocabulary.ts';

export interface LearntNames {
  words: Uint32Array<ArrayBuffer>;
  ends: Uint32Array<ArrayBuffer>;
  count: number;
}

/**
 * The words of numbered names: each name is read once. All words are in one array, because many small arrays
 * would be scattered in memory.
 */
export class NameWords {
  readonly #vocabulary: Vocabulary;
  count = 0;
  words = new Uint32Array(1 << 6);
  /** By number: where a name's words end, and the next one's begin. */
  ends = new Uint32Array(1 << 4);

  constructor(vocabulary: Vocabulary) {
    this.#vocabulary = vocabulary;
  }

  /** Reads the name with the next number, as text, in ASCII. */
  learn(name: string): void {
    const found = this.#vocabulary.read(name);
    const words = this.#vocabulary.found.subarray(0, found);
    const start = this.ends[this.count] ?? 0;
    const end = start + words.length;
    this.count++;
    if (end > this.words.length) this.words = growArray(this.words, end);
    if (this.count >= this.ends.length) this.ends = growArray(this.ends, this.count + 1);
    this.words.set(words, start);
    this.ends[this.count] = end;
  }

  wordsOf(number: number): Uint32Array {
    return this.words.subarray(this.ends[number - 1] ?? 0, this.ends[number] ?? 0);
  }

  bytes(): number {
    return this.words.byteLength + this.ends.byteLength;
  }

  /** The data itself, not a copy. */
  learnt(): LearntNames {
    return { words: this.words, ends: this.ends, count: this.count };
  }

  /** Takes over what another instance has learnt. */
  takeOver({ words, ends, count }: LearntNames): void {
    this.words = words;
    this.ends = ends;
    this.count = count;
  }
}
