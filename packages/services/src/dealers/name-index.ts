import { nameWords } from '@forecourt/domain';
import { nearSpellings } from '@forecourt/search';
import type { NameReading } from './directory-query.ts';

/** Nobody's name has more, and each one costs a look. */
const mostWords = 8;
/** Shorter words with another first letter are other words. */
const shortestSlip = 4;

export interface FoundNames {
  isFound: (row: number) => boolean;
  readings: NameReading[];
}

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
  readonly #bySecond = new Map<string, Set<string>>();
  readonly #names: readonly string[];

  constructor(names: readonly string[]) {
    this.#names = names;
    this.#endings = names
      .flatMap((name, row) => {
        const words = nameWords(name);
        for (const word of words) this.#learn(word);
        return words.map((_, first) => ({ key: words.slice(first).join(''), row }));
      })
      .sort((a, b) => (a.key < b.key ? -1 : a.key > b.key ? 1 : 0));
  }

  /** Marks the rows whose names have every word that was typed; null when nothing was. */
  find(text: string): FoundNames | null {
    const typed = nameWords(text).slice(0, mostWords);
    if (typed.length === 0) return null;
    // How many of the words each row has, counted only while it has all of those before.
    const had = new Uint8Array(this.#names.length);
    const readings: NameReading[] = [];
    for (const [place, word] of typed.entries()) {
      const isHad = this.#mark(word, had, place);
      // `mc garvin` is how some write McGarvin: whoever has the two as one has both.
      const before = typed[place - 1];
      const isHadAsOne = before !== undefined && this.#mark(before + word, had, place);
      if (isHad || isHadAsOne) continue;
      const spellings = this.#spellingsOf(word);
      if (spellings.length > 0) readings.push({ word, spellings });
      for (const spelling of spellings) this.#mark(spelling, had, place);
    }
    const isNobody = typed.length > 1 && !had.includes(typed.length);
    return (
      (isNobody ? this.#findTogether(typed) : null) ?? {
        isFound: (row) => had[row] === typed.length,
        readings,
      }
    );
  }

  /** Words that nobody has one by one may be somebody's when written together: `haf mile` is nearly `halfmile`. */
  #findTogether(typed: readonly string[]): FoundNames | null {
    const together = typed.join('');
    const had = new Uint8Array(this.#names.length);
    for (const key of beginningNearest(together, this.#keysBeginning(together.charAt(0))))
      this.#mark(key, had, 0);
    const names = this.#names.filter((_, row) => had[row] === 1);
    if (names.length === 0) return null;
    return {
      isFound: (row) => had[row] === 1,
      readings: [{ word: typed.join(' '), spellings: [...new Set(names)] }],
    };
  }

  #keysBeginning(letter: string): string[] {
    const keys: string[] = [];
    for (let at = this.#firstFrom(letter); this.#endings[at]?.key.startsWith(letter); at++)
      keys.push(this.#endings[at]?.key ?? '');
    return keys;
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
   * `blackwater`. Hardly anybody slips at the first letter, and looking at a few words instead of all is what makes it fast:
   * a slip there is thought of last, and then as the only one.
   */
  #spellingsOf(word: string): string[] {
    const known = this.#words.get(word.charAt(0)) ?? new Set();
    const whole = nearSpellings(word, known);
    if (whole.length > 0) return whole;
    const begun = beginningNearest(word, known);
    return begun.length > 0 ? begun : this.#withFirstSlip(word);
  }

  /** Words that begin as typed but for the first letter: another one, none, one too many, or changed with the second. */
  #withFirstSlip(word: string): string[] {
    if (word.length < shortestSlip) return [];
    const [first = '', second = ''] = word;
    const rest = word.slice(1);
    const swapped = second + first + word.slice(2);
    const inPlace = [...(this.#bySecond.get(second) ?? [])].filter((each) => each.startsWith(rest, 1));
    const missing = [...(this.#bySecond.get(first) ?? [])].filter((each) => each.startsWith(word, 1));
    const moved = [...(this.#words.get(second) ?? [])].filter(
      (each) => each.startsWith(rest) || each.startsWith(swapped),
    );
    return [...new Set([...inPlace, ...missing, ...moved])].sort();
  }

  #learn(word: string): void {
    addTo(this.#words, word.charAt(0), word);
    addTo(this.#bySecond, word.charAt(1), word);
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

function addTo(words: Map<string, Set<string>>, letter: string, word: string): void {
  const known = words.get(letter);
  if (known) known.add(word);
  else words.set(letter, new Set([word]));
}

/** Those of the keys whose beginning is nearest to what was typed. */
function beginningNearest(typed: string, keys: Iterable<string>): string[] {
  const byBeginning = new Map<string, string[]>();
  for (const key of keys) {
    // A letter too few or too many shifts where the typed part ends.
    for (const length of [typed.length - 1, typed.length, typed.length + 1]) {
      const beginning = key.slice(0, length);
      const sharing = byBeginning.get(beginning);
      if (sharing) sharing.push(key);
      else byBeginning.set(beginning, [key]);
    }
  }
  const near = nearSpellings(typed, byBeginning.keys());
  return [...new Set(near.flatMap((beginning) => byBeginning.get(beginning) ?? []))];
}
