import { growArray } from './grow-array.ts';
import type { Vocabulary } from './vocabulary.ts';

/** The vocabulary in alphabetical order, for finding all words with a prefix. */
export class SortedWords {
  readonly #vocabulary: Vocabulary;
  #sorted = new Uint32Array(1 << 10);
  #count = 0;

  constructor(vocabulary: Vocabulary) {
    this.#vocabulary = vocabulary;
  }

  /**
   * Adds the words that the vocabulary has learnt since. They are sorted among themselves and inserted from
   * the last one on, while what follows moves up: nothing moves twice, and no two old words are compared.
   */
  update(): void {
    const { words } = this.#vocabulary;
    if (words.length === this.#count) return;
    const fresh = Array.from({ length: words.length - this.#count }, (_, index) => this.#count + index);
    fresh.sort((a, b) => ((words[a] ?? '') < (words[b] ?? '') ? -1 : 1));
    if (words.length > this.#sorted.length) this.#sorted = growArray(this.#sorted, words.length);
    let end = this.#count;
    for (const [before, word] of [...fresh.entries()].reverse()) {
      const place = this.#firstFrom(words[word] ?? '', end);
      this.#sorted.copyWithin(place + before + 1, place, end);
      this.#sorted[place + before] = word;
      end = place;
    }
    this.#count = words.length;
  }

  /** The numbers of all words with the given prefix. */
  startingWith(letters: string): number[] {
    const { words } = this.#vocabulary;
    let end = this.#firstFrom(letters);
    const found: number[] = [];
    for (; end < this.#count; end++) {
      const word = this.#sorted[end] ?? 0;
      if (!words[word]?.startsWith(letters)) break;
      found.push(word);
    }
    return found;
  }

  /** The number of exactly this word. */
  find(text: string): number | undefined {
    const place = this.#firstFrom(text);
    const word = this.#sorted[place] ?? 0;
    return place < this.#count && this.#vocabulary.words[word] === text ? word : undefined;
  }

  /** The first position before `end` whose word is not less than the text. */
  #firstFrom(text: string, end = this.#count): number {
    const { words } = this.#vocabulary;
    let low = 0;
    let high = end;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((words[this.#sorted[middle] ?? 0] ?? '') < text) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  bytes(): number {
    return this.#sorted.byteLength;
  }
}
