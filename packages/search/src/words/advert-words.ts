import { type Advert, type AttributeValue, foldToKey, type SearchableAttribute } from '@forecourt/domain';
import type { Vocabulary } from './vocabulary.ts';

/**
 * Finds the words of an advert in two ranks: those that name it (the title and every name: make, model, version) and
 * all others (choices, equipment, place, description). A name or choice that visitors are not shown, such as the plate,
 * is not searched.
 */
export class AdvertWords {
  readonly #vocabulary: Vocabulary;
  /** Which attributes name the vehicle and which say more of it, by their places. */
  readonly #names: readonly number[];
  readonly #others: readonly number[];
  /** Makes, colours and equipment come again and again: their words are looked up once. */
  readonly #wordsOfName = new Map<string, readonly number[]>();
  /** By word: the last reading in which it was met, so that each is reported once. */
  readonly #metIn: number[] = [];
  #reading = 0;
  readonly found: number[] = [];
  naming = 0;
  count = 0;

  constructor(vocabulary: Vocabulary, attributes: readonly SearchableAttribute[]) {
    this.#vocabulary = vocabulary;
    const placesOf = (isWanted: (attribute: SearchableAttribute) => boolean) =>
      attributes.flatMap((attribute, place) => (isWanted(attribute) ? [place] : []));
    this.#names = placesOf(({ kind, spec }) => kind === 'name' && spec !== undefined);
    this.#others = placesOf(
      ({ kind, spec }) => kind === 'names' || (kind === 'choice' && spec !== undefined),
    );
  }

  /**
   * Finds each word of the advert once, in the higher of its ranks. The words are in `found` up to `count`, those that
   * name the vehicle before `naming`, until the next reading.
   */
  read(advert: Advert, values: readonly (AttributeValue | null)[]): void {
    this.#reading++;
    this.count = 0;
    for (const place of this.#names) this.#readValue(values[place]);
    this.#vocabulary.read(advert.title, this.#note);
    this.naming = this.count;
    for (const place of this.#others) this.#readValue(values[place]);
    this.#readValue(advert.place.county);
    this.#readValue(advert.place.town);
    this.#vocabulary.read(advert.description, this.#note);
  }

  readonly #note = (word: number) => {
    if (this.#metIn[word] === this.#reading) return;
    this.#metIn[word] = this.#reading;
    this.found[this.count++] = word;
  };

  #readValue(value: unknown): void {
    if (typeof value === 'string') {
      const words = this.#wordsOf(value);
      for (let index = 0; index < words.length; index++) this.#note(words[index] ?? 0);
    } else if (Array.isArray(value)) {
      for (let index = 0; index < value.length; index++) this.#readValue(value[index]);
    }
  }

  #wordsOf(name: string): readonly number[] {
    const known = this.#wordsOfName.get(name);
    if (known) return known;
    const words: number[] = [];
    this.#vocabulary.read(name, (word) => words.push(word));
    // People type "crv" for CR-V and "3series" for 3 Series.
    if (words.length > 1) this.#vocabulary.read(foldToKey(name), (word) => words.push(word));
    if (this.#wordsOfName.size >= 50_000) this.#wordsOfName.clear();
    this.#wordsOfName.set(name, words);
    return words;
  }
}
