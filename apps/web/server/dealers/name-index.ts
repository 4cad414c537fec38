import { foldToKey } from '@forecourt/domain';
import { nearSpellings } from '@forecourt/search';
import type { NameReading } from './directory-query.ts';

/** `Seán Ó Sé & Sons` is made of `sean`, `o`, `se` and `sons`. */
function wordsOf(text: string): string[] {
  return text
    .split(/[\s/&+-]+/)
    .map(foldToKey)
    .filter(Boolean);
}

/** Nobody's name has more, and each one costs a look. */
const mostWords = 8;

/**
 * Finds dealers by their names. Each name stands in a sorted list once for each of its words, from that word to its end,
 * so that those with some beginning lie side by side:
 *
 *     Lee Valley Motors  →  leevalleymotors · valleymotors · motors
 */
export class NameIndex {
  readonly #endings: readonly { key: string; row: number }[];
  /** All words of all names, by their first letter. */
  readonly #words = new Map<string, Set<string>>();
  readonly #rows: number;

  constructor(names: readonly string[]) {
    this.#rows = names.length;
    this.#endings = names
      .flatMap((name, row) => {
        const words = wordsOf(name);
        for (const word of words) this.#learn(word);
        return words.map((_, first) => ({ key: words.slice(first).join(''), row }));
      })
      .sort((a, b) => (a.key < b.key ? -1 : a.key > b.key ? 1 : 0));
  }

  /** Marks the rows whose names have every word that was typed; null when nothing was. */
  find(text: string): { isFound: (row: number) => boolean; readings: NameReading[] } | null {
    const typed = wordsOf(text).slice(0, mostWords);
    if (typed.length === 0) return null;
    // How many of the words each row has, counted only while it has all of those before.
    const had = new Uint8Array(this.#rows);
    const readings: NameReading[] = [];
    for (const [place, word] of typed.entries()) {
      if (this.#mark(word, had, place)) continue;
      const spellings = this.#spellingsOf(word);
      if (spellings.length > 0) readings.push({ word, spellings });
      for (const spelling of spellings) this.#mark(spelling, had, place);
    }
    return { isFound: (row) => had[row] === typed.length, readings };
  }

  /** Whether anybody's name has such a word, with all the words before it or not. */
  #mark(word: string, had: Uint8Array, place: number): boolean {
    const first = this.#firstFrom(word);
    let at = first;
    for (; this.#endings[at]?.key.startsWith(word); at++) {
      const row = this.#endings[at]?.row ?? 0;
      if (had[row] === place) had[row] = place + 1;
    }
    return at > first;
  }

  /**
   * The nearest words that there are, or else those that begin nearest to it, as it may be typed by half: `blackwt` begins
   * `blackwater`. Hardly anybody slips at the first letter, and looking at a few words instead of all is what makes it fast.
   */
  #spellingsOf(word: string): string[] {
    const known = this.#words.get(word.charAt(0)) ?? new Set();
    const whole = nearSpellings(word, known);
    if (whole.length > 0) return whole;
    const byBeginning = new Map<string, string[]>();
    for (const each of known) {
      for (const length of [word.length - 1, word.length, word.length + 1]) {
        const beginning = each.slice(0, length);
        byBeginning.set(beginning, [...(byBeginning.get(beginning) ?? []), each]);
      }
    }
    const near = nearSpellings(word, byBeginning.keys());
    return [...new Set(near.flatMap((beginning) => byBeginning.get(beginning) ?? []))];
  }

  #learn(word: string): void {
    const letter = word.charAt(0);
    const words = this.#words.get(letter);
    if (words) words.add(word);
    else this.#words.set(letter, new Set([word]));
  }

  #firstFrom(word: string): number {
    let low = 0;
    let high = this.#endings.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((this.#endings[middle]?.key ?? '') < word) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}
