import type { AttributeValue, SearchableAdvert, SearchableAttribute } from '@forecourt/domain';
import { grown } from './grown.ts';
import { NameWords } from './name-words.ts';
import type { Vocabulary } from './vocabulary.ts';

/** An attribute by its place, and the words of its values: a table each, as small ones are quick to look into. */
interface NamedAttribute {
  place: number;
  words: NameWords;
}

/**
 * Finds the words of an advert in two ranks: those that name it (the title and every name: make, model, version) and
 * all others (choices, equipment, place, description). A name or choice that visitors are not shown, such as the plate,
 * is not searched.
 */
export class AdvertWords {
  readonly #vocabulary: Vocabulary;
  /** The attributes that name the vehicle, and those that say more of it. */
  readonly #names: readonly NamedAttribute[];
  readonly #others: readonly NamedAttribute[];
  readonly #counties: NameWords;
  readonly #towns: NameWords;
  /** By word: the last reading in which it was met, so that each is reported once. */
  #metIn = new Uint32Array(1 << 12);
  #reading = 0;
  found = new Uint32Array(1 << 10);
  naming = 0;
  count = 0;

  constructor(vocabulary: Vocabulary, attributes: readonly SearchableAttribute[]) {
    this.#vocabulary = vocabulary;
    const namedBy = (isWanted: (attribute: SearchableAttribute) => boolean) =>
      attributes.flatMap((attribute, place) =>
        isWanted(attribute) ? [{ place, words: new NameWords(vocabulary) }] : [],
      );
    this.#names = namedBy(({ kind, spec }) => kind === 'name' && spec !== undefined);
    this.#others = namedBy(({ kind, spec }) => kind === 'names' || (kind === 'choice' && spec !== undefined));
    this.#counties = new NameWords(vocabulary);
    this.#towns = new NameWords(vocabulary);
  }

  /**
   * Finds each word of the advert once, in the higher of its ranks. `codes` are those that the rows have given to the
   * values, 0 where they have none: looking into a table by them is quicker than by a text. The words are in `found` up to `count`, those that
   * name the vehicle before `naming`, until the next reading.
   */
  read(advert: SearchableAdvert, values: readonly (AttributeValue | null)[], codes: Uint32Array): void {
    this.#reading++;
    this.count = 0;
    this.#readAll(this.#names, values, codes);
    this.#readText(advert.title);
    this.naming = this.count;
    this.#readAll(this.#others, values, codes);
    this.#noteName(this.#counties, this.#counties.numberOf(advert.place.county));
    if (advert.place.town !== null) this.#noteName(this.#towns, this.#towns.numberOf(advert.place.town));
    this.#readText(advert.description);
  }

  #readAll(
    attributes: readonly NamedAttribute[],
    values: readonly (AttributeValue | null)[],
    codes: Uint32Array,
  ): void {
    for (const { place, words } of attributes) {
      const value = values[place];
      if (typeof value === 'string') {
        const code = codes[place] ?? 0;
        this.#noteName(words, code === 0 ? words.numberOf(value) : words.numberOfCode(code, value));
      } else if (Array.isArray(value)) {
        for (const each of value) this.#noteName(words, words.numberOf(each));
      }
    }
  }

  #readText(text: string): void {
    const count = this.#vocabulary.read(text);
    this.#note(this.#vocabulary.found, 0, count);
  }

  #noteName({ words, ends }: NameWords, name: number): void {
    this.#note(words, ends[name - 1] ?? 0, ends[name] ?? 0);
  }

  /** Adds those of the words `start` to `last` that this reading has not met yet. */
  #note(words: Uint32Array, start: number, last: number): void {
    if (this.#vocabulary.words.length > this.#metIn.length)
      this.#metIn = grown(this.#metIn, this.#vocabulary.words.length);
    if (this.count + last - start > this.found.length)
      this.found = grown(this.found, this.count + last - start);
    const { found } = this;
    const metIn = this.#metIn;
    const reading = this.#reading;
    let end = this.count;
    for (let index = start; index < last; index++) {
      const word = words[index] ?? 0;
      if (metIn[word] === reading) continue;
      metIn[word] = reading;
      found[end++] = word;
    }
    this.count = end;
  }
}
