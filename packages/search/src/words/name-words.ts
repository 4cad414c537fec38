import { foldToKey } from '@forecourt/domain';
import { grown } from './grown.ts';
import type { Vocabulary } from './vocabulary.ts';

/** Towns and versions are many, but a market with more of them than this is made of noise. */
const mostNames = 50_000;

/**
 * The words of names that come again and again, such as makes, colours or equipment: each name is read once and then
 * has a number. The words of all of them stand in one array, as small arrays of their own would be scattered in memory.
 */
export class NameWords {
  readonly #vocabulary: Vocabulary;
  readonly #numberOf = new Map<string, number>();
  /** By the code that the rows know a name by: its number, or 0. */
  #numberOfCode = new Uint32Array(1 << 4);
  words = new Uint32Array(1 << 6);
  /** By number, from 1: where a name's words end, and where the next one's begin. */
  ends = new Uint32Array(1 << 4);
  #count = 0;

  constructor(vocabulary: Vocabulary) {
    this.#vocabulary = vocabulary;
  }

  numberOf(name: string): number {
    return this.#numberOf.get(name) ?? this.#learn(name);
  }

  /** The same by the name's code, which is found sooner than a text. */
  numberOfCode(code: number, name: string): number {
    const number = this.#numberOfCode[code];
    return number === undefined || number === 0 ? this.#learnCode(code, name) : number;
  }

  #learnCode(code: number, name: string): number {
    const number = this.numberOf(name);
    if (code >= this.#numberOfCode.length) this.#numberOfCode = grown(this.#numberOfCode, code + 1);
    this.#numberOfCode[code] = number;
    return number;
  }

  #learn(name: string): number {
    const words = this.#read(name);
    // People type "crv" for CR-V and "3series" for 3 Series.
    if (words.length > 1) words.push(...this.#read(foldToKey(name)));
    if (this.#count >= mostNames) this.#forgetAll();
    const start = this.ends[this.#count] ?? 0;
    const number = ++this.#count;
    const end = start + words.length;
    if (end > this.words.length) this.words = grown(this.words, end);
    if (number >= this.ends.length) this.ends = grown(this.ends, number + 1);
    this.words.set(words, start);
    this.ends[number] = end;
    this.#numberOf.set(name, number);
    return number;
  }

  #forgetAll(): void {
    this.#numberOf.clear();
    this.#numberOfCode.fill(0);
    this.#count = 0;
  }

  #read(text: string): number[] {
    const count = this.#vocabulary.read(text);
    return Array.from(this.#vocabulary.found.subarray(0, count));
  }
}
