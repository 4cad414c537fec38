import { foldToKey } from '@forecourt/domain';
import type { Vocabulary } from './vocabulary.ts';

/** Towns and versions are many, but a market with more of them than this is made of noise. */
const mostNames = 50_000;

/** The words of names that come again and again, such as makes, colours or equipment: each name is read once. */
export class NameWords {
  readonly #vocabulary: Vocabulary;
  readonly #wordsOf = new Map<string, Uint32Array>();

  constructor(vocabulary: Vocabulary) {
    this.#vocabulary = vocabulary;
  }

  of(name: string): Uint32Array {
    return this.#wordsOf.get(name) ?? this.#learn(name);
  }

  #learn(name: string): Uint32Array {
    const words = this.#read(name);
    // People type "crv" for CR-V and "3series" for 3 Series.
    if (words.length > 1) words.push(...this.#read(foldToKey(name)));
    if (this.#wordsOf.size >= mostNames) this.#wordsOf.clear();
    const learnt = Uint32Array.from(words);
    this.#wordsOf.set(name, learnt);
    return learnt;
  }

  #read(text: string): number[] {
    const count = this.#vocabulary.read(text);
    return Array.from(this.#vocabulary.found.subarray(0, count));
  }
}
