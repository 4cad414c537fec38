import {
  type AttributeValue,
  foldToKey,
  type SearchableAdvert,
  type SearchableAttribute,
} from '@forecourt/domain';
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
  read(advert: SearchableAdvert, values: readonly (AttributeValue | null)[]): void {
    this.#reading++;
    this.count = 0;
    for (const place of this.#names) this.#readValue(values[place]);
    this.#readText(advert.title);
    this.naming = this.count;
    for (const place of this.#others) this.#readValue(values[place]);
    this.#readValue(advert.place.county);
    this.#readValue(advert.place.town);
    this.#readText(advert.description);
  }

  #note(word: number): void {
    if (this.#metIn[word] === this.#reading) return;
    this.#metIn[word] = this.#reading;
    this.found[this.count++] = word;
  }

  #readText(text: string): void {
    const count = this.#vocabulary.read(text);
    const { found } = this.#vocabulary;
    for (let index = 0; index < count; index++) this.#note(found[index] ?? 0);
  }

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
    const words = this.#numbersOf(name);
    // People type "crv" for CR-V and "3series" for 3 Series.
    if (words.length > 1) words.push(...this.#numbersOf(foldToKey(name)));
    if (this.#wordsOfName.size >= 50_000) this.#wordsOfName.clear();
    this.#wordsOfName.set(name, words);
    return words;
  }

  #numbersOf(text: string): number[] {
    const count = this.#vocabulary.read(text);
    return Array.from(this.#vocabulary.found.subarray(0, count));
  }
}
