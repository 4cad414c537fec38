import type { AttributeValue, SearchableAdvert, SearchableAttribute } from '@forecourt/domain';
import { growArray } from './grow-array.ts';
import { NameList, NameNumbers, spellOut } from './name-numbers.ts';
import { plainText } from './plain-text.ts';

/** The number of adverts, a power of two, whose text is read at a time. */
export const docsInBatch = 1 << 10;

/** The searchable text of some adverts, not yet split into words. The arrays may have spare capacity. */
export interface TextBatch {
  count: number;
  /** Names numbered since the last batch, as text, in ASCII. */
  newNames: readonly string[];
  /** By advert, the numbers of the names that name the vehicle, and of those that describe it. */
  names: Uint32Array<ArrayBuffer>;
  /** By advert, its title and description, in ASCII, with a newline after each. */
  texts: Uint8Array<ArrayBuffer>;
  /** By advert, where these four end. */
  ends: Uint32Array<ArrayBuffer>;
}

type Room = Pick<TextBatch, 'names' | 'ends'> & { texts: Buffer<ArrayBuffer> };

interface NamedAttribute {
  place: number;
  numbers: NameNumbers;
}

/** A non-ASCII character takes at least two bytes, and never more than this many per string unit. */
const mostBytesOfUnit = 3;
const lineEnd = 0x0a;

/**
 * Collects the searchable text of adverts in two ranks: what names them (the title and every name: make,
 * model, version) and everything else (choices, equipment, place, description). A name or choice that
 * visitors are not shown, such as the plate, is not searched.
 *
 * Names are collected by number: an advert has a dozen of them, which would be thirty words.
 */
export class AdvertTexts {
  readonly names = new NameList();
  readonly #naming: readonly NamedAttribute[];
  readonly #others: readonly NamedAttribute[];
  readonly #counties = new NameNumbers(this.names);
  readonly #towns = new NameNumbers(this.names);
  /** How many names the earlier batches contained. */
  #told = 0;
  #room = makeRoom();
  readonly #spare: Room[] = [];
  #nameCount = 0;
  /** Names without a number, to be read with their text. */
  #unnumbered = '';
  #length = 0;
  count = 0;

  constructor(attributes: readonly SearchableAttribute[]) {
    const numbered = (isWanted: (attribute: SearchableAttribute) => boolean) =>
      attributes.flatMap((attribute, place) =>
        isWanted(attribute) ? [{ place, numbers: new NameNumbers(this.names) }] : [],
      );
    this.#naming = numbered(({ kind, spec }) => kind === 'name' && spec !== undefined);
    this.#others = numbered(
      ({ kind, spec }) => kind === 'names' || (kind === 'choice' && spec !== undefined),
    );
  }

  /** `codes` are those that the rows gave to the values, 0 for none. */
  add(advert: SearchableAdvert, values: readonly (AttributeValue | null)[], codes: Uint32Array): void {
    this.#rewind();
    for (const { place, numbers } of this.#naming) {
      const value = values[place];
      if (typeof value === 'string') this.#note(numbers.numberOfCode(codes[place] ?? 0, value), value);
    }
    const namingEnd = this.#nameCount;
    const titleEnd = this.#write(advert.title);
    for (const { place, numbers } of this.#others) {
      const value = values[place];
      if (typeof value === 'string') this.#note(numbers.numberOfCode(codes[place] ?? 0, value), value);
      else if (Array.isArray(value)) for (const each of value) this.#note(numbers.numberOf(each), each);
    }
    const { county, town } = advert.place;
    this.#note(this.#counties.numberOf(county), county);
    if (town !== null) this.#note(this.#towns.numberOf(town), town);
    this.#endAdvert(namingEnd, titleEnd, this.#write(advert.description));
  }

  /** Up to the end of the last advert: leftovers of one that could not be read do not belong to the next. */
  #rewind(): void {
    const { ends } = this.#room;
    const last = this.count * 4 - 1;
    this.#nameCount = this.count === 0 ? 0 : (ends[last - 2] ?? 0);
    this.#length = this.count === 0 ? 0 : (ends[last] ?? 0);
    this.#unnumbered = '';
  }

  #note(number: number, name: string): void {
    if (number === 0) {
      this.#unnumbered += `\n${spellOut(name)}`;
      return;
    }
    const { names } = this.#room;
    if (this.#nameCount === names.length) this.#room.names = growArray(names, this.#nameCount + 1);
    this.#room.names[this.#nameCount++] = number;
  }

  /** Writes a text and the names without a number, and returns where it ends. */
  #write(text: string): number {
    if (this.#unnumbered !== '') {
      const whole = text + this.#unnumbered;
      this.#unnumbered = '';
      return this.#write(whole);
    }
    const longest = this.#length + text.length * mostBytesOfUnit + 1;
    if (longest > this.#room.texts.length) this.#room.texts = larger(this.#room.texts, longest);
    const { texts } = this.#room;
    const written = texts.write(text, this.#length, 'utf8');
    if (written !== text.length) return this.#write(plainText(text));
    texts[this.#length + written] = lineEnd;
    this.#length += written + 1;
    return this.#length;
  }

  #endAdvert(namingEnd: number, titleEnd: number, textEnd: number): void {
    const place = this.count++ * 4;
    if (place === this.#room.ends.length) this.#room.ends = growArray(this.#room.ends, place + 4);
    const { ends } = this.#room;
    ends[place] = namingEnd;
    ends[place + 1] = this.#nameCount;
    ends[place + 2] = titleEnd;
    ends[place + 3] = textEnd;
  }

  /** Returns what was collected since the last call. The reader may return the arrays for reuse. */
  take(): TextBatch {
    const { names, texts, ends } = this.#room;
    const newNames = this.names.all.slice(this.#told).map((name) => plainText(spellOut(name)));
    const batch = { count: this.count, newNames, names, texts, ends };
    this.#told = this.names.all.length;
    this.#room = this.#spare.pop() ?? makeRoom(names.length, texts.length, ends.length);
    this.#nameCount = 0;
    this.#length = 0;
    this.count = 0;
    return batch;
  }

  freeBuffer({ names, texts, ends }: TextBatch): void {
    this.#spare.push({ names, ends, texts: Buffer.from(texts.buffer) });
  }

  /** Drops all arrays, as after the last of many batches. */
  forgetRoom(): void {
    this.#spare.length = 0;
    this.#room = makeRoom();
  }

  /** Without the names' own texts, which the adverts' dictionaries hold as well. */
  bytes(): number {
    const rooms = [this.#room, ...this.#spare];
    const ofRooms = rooms.reduce(
      (sum, { names, texts, ends }) => sum + names.byteLength + texts.length + ends.byteLength,
      0,
    );
    return ofRooms + this.names.all.length * 8;
  }

  /**
   * Starts with names collected before, and returns their texts. Only what was read before knows them by
   * these numbers: a name that comes again gets another.
   */
  restore(names: readonly string[]): readonly string[] {
    for (const name of names) this.names.add(name);
    return this.take().newNames;
  }
}

function makeRoom(names = 1 << 6, texts = 1 << 10, ends = 1 << 2): Room {
  return { names: new Uint32Array(names), texts: Buffer.alloc(texts), ends: new Uint32Array(ends) };
}

function larger(texts: Buffer, length: number): Buffer<ArrayBuffer> {
  const copy = Buffer.alloc(Math.max(texts.length * 2, length));
  copy.set(texts);
  return copy;
}
