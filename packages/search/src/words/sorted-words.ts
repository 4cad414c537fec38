import type { Vocabulary } from './vocabulary.ts';

/** The vocabulary in alphabetical order, for finding all words that begin alike. */
export class SortedWords {
  readonly #vocabulary: Vocabulary;
  #sorted: number[] = [];

  constructor(vocabulary: Vocabulary) {
    this.#vocabulary = vocabulary;
  }

  /** Takes in the words that the vocabulary has learnt since; one by one when they are few. */
  update(): void {
    const { words } = this.#vocabulary;
    const fresh = words.length - this.#sorted.length;
    if (fresh === 0) return;
    if (fresh > 64) {
      this.#sorted = Array.from(words, (_, word) => word).sort((a, b) =>
        (words[a] ?? '') < (words[b] ?? '') ? -1 : 1,
      );
      return;
    }
    for (let word = words.length - fresh; word < words.length; word++) {
      this.#sorted.splice(this.#firstFrom(words[word] ?? ''), 0, word);
    }
  }

  /** The numbers of all words that begin with the given letters. */
  startingWith(letters: string): number[] {
    const { words } = this.#vocabulary;
    let end = this.#firstFrom(letters);
    const found: number[] = [];
    for (; end < this.#sorted.length; end++) {
      const word = this.#sorted[end] ?? 0;
      if (!words[word]?.startsWith(letters)) break;
      found.push(word);
    }
    return found;
  }

  /** The number of exactly this word. */
  find(text: string): number | undefined {
    const word = this.#sorted[this.#firstFrom(text)];
    return word !== undefined && this.#vocabulary.words[word] === text ? word : undefined;
  }

  #firstFrom(text: string): number {
    const { words } = this.#vocabulary;
    let low = 0;
    let high = this.#sorted.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((words[this.#sorted[middle] ?? 0] ?? '') < text) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  bytes(): number {
    return this.#sorted.length * 8;
  }
}
