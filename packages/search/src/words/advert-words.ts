import {
  type AttributeValue,
  foldToKey,
  type SearchableAdvert,
  type SearchableAttribute,
} from '@forecourt/domain';
import { grown } from './grown.ts';
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
  readonly #wordsOfName = new Map<string, Uint32Array>();
  /** By word: the last reading in which it was met, so that each is reported once. */
  #metIn = new Uint32Array(1 << 12);
  #reading = 0;
  found = new Uint32Array(1 << 10);
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

  #readText(text: string): void {
    const count = this.#vocabulary.read(text);
    this.#note(this.#vocabulary.found, count);
  }

  /** Adds those of the first `count` words that this reading has not met yet. */
  #note(words: Uint32Array, count: number): void {
    if (this.#vocabulary.words.length > this.#metIn.length)
      this.#metIn = grown(this.#metIn, this.#vocabulary.words.length);
    if (this.count + count > this.found.length) this.found = grown(this.found, this.count + count);
    const { found } = this;
    const metIn = this.#metIn;
    const reading = this.#reading;
    let end = this.count;
    for (let index = 0; index < count; index++) {
      const word = words[index] ?? 0;
      if (metIn[word] === reading) continue;
      metIn[word] = reading;
      found[end++] = word;
    }
    this.count = end;
  }

  #readValue(value: unknown): void {
    if (typeof value === 'string') {
      const words = this.#wordsOf(value);
      this.#note(words, words.length);
    } else if (Array.isArray(value)) {
      for (let index = 0; index < value.length; index++) this.#readValue(value[index]);
    }
  }

  #wordsOf(name: string): Uint32Array {
    const known = this.#wordsOfName.get(name);
    if (known) return known;
    const words = this.#numbersOf(name);
    // People type "crv" for CR-V and "3series" for 3 Series.
    if (words.length > 1) words.push(...this.#numbersOf(foldToKey(name)));
    if (this.#wordsOfName.size >= 50_000) this.#wordsOfName.clear();
    const kept = Uint32Array.from(words);
    this.#wordsOfName.set(name, kept);
    return kept;
  }

  #numbersOf(text: string): number[] {
    const count = this.#vocabulary.read(text);
    return Array.from(this.#vocabulary.found.subarray(0, count));
  }
}
