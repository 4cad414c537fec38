import { foldAccents } from '@forecourt/domain';
import { grown } from './grown.ts';

/** The letters that words are made of. A letter's code is its place here and one more; 0 ends a word. */
const alphabet = '0123456789abcdefghijklmnopqrstuvwxyz.';
const base = alphabet.length + 1;
const codeOf = new Uint8Array(256);
for (let unit = 0; unit < 128; unit++) {
  const character = String.fromCharCode(unit).toLowerCase();
  if (character !== '.') codeOf[unit] = alphabet.indexOf(character) + 1;
}
const pointUnit = '.'.charCodeAt(0);
const pointCode = alphabet.indexOf('.') + 1;
const isDigit = (code: number | undefined) => code !== undefined && code >= 1 && code <= 10;

/** Words of so many letters are numbers of 32 bits: equal hashes are equal words. 38 ** 6 is below 2 ** 32. */
const exactLetters = 6;

const encoder = new TextEncoder();

/**
 * All words of the market, numbered. Reading a text makes no strings for words already known: the text is turned into
 * bytes, and a word is hashed and compared where it stands, which is what lets a hundred thousand descriptions be read
 * in a fraction of a second. The words are exactly those that `tokensOf` finds.
 */
export class Vocabulary {
  readonly words: string[] = [];
  /** The numbers of the words that were read last, in order; how many there are is what `read` returned. */
  found = new Uint32Array(1 << 8);
  #text = new Uint8Array(1 << 12);
  /** The codes of the letters of all words, one after the other, and where each word's begin. */
  #letters = new Uint8Array(1 << 16);
  #starts = new Uint32Array(1 << 10);
  #hashes = new Int32Array(1 << 10);
  /** Open addressing with linear probing: a slot holds a word's number plus one, or 0. At most half of it is full. */
  #slots = new Int32Array(1 << 12);

  /** Finds the words of a text, and returns how many there are. */
  read(source: string): number {
    const length = this.#encode(source);
    const text = this.#text;
    // Every second character may begin a word.
    if (this.found.length * 2 < length + 2) this.found = grown(this.found, length);
    const { found } = this;
    let count = 0;
    for (let index = 0; index < length; index++) {
      if (codeOf[text[index] ?? 0] === 0) continue;
      const start = index;
      let hash = 0;
      for (;;) {
        let code = codeOf[text[index] ?? 0] ?? 0;
        if (code === 0) {
          if (text[index] !== pointUnit || !this.#isBetweenDigits(index)) break;
          code = pointCode;
        }
        hash = (Math.imul(hash, base) + code) | 0;
        text[index++] = code;
      }
      found[count++] = this.#numberOf(start, index, hash);
    }
    return count;
  }

  /** What stands before has been read and is a code already. */
  #isBetweenDigits(index: number): boolean {
    return isDigit(this.#text[index - 1]) && isDigit(codeOf[this.#text[index + 1] ?? 0]);
  }

  /**
   * Puts the text down as ASCII, without accents, with a 0 after it, and returns its length. What is still outside ASCII
   * ends a word.
   */
  #encode(source: string): number {
    if (source.length >= this.#text.length) this.#text = new Uint8Array(source.length * 2);
    const { read, written } = encoder.encodeInto(source, this.#text);
    if (read !== source.length || written !== read)
      return this.#encode(foldAccents(source).toLowerCase().replace(everyOutsideAscii, ' '));
    this.#text[written] = 0;
    return written;
  }

  #numberOf(start: number, end: number, hash: number): number {
    const mask = this.#slots.length - 1;
    let slot = (hash ^ (hash >>> 15)) & mask;
    for (let taken = this.#slots[slot] ?? 0; taken !== 0; taken = this.#slots[slot] ?? 0) {
      if (this.#hashes[taken - 1] === hash && this.#isWordAt(taken - 1, start, end)) return taken - 1;
      slot = (slot + 1) & mask;
    }
    this.#slots[slot] = this.#learn(start, end, hash) + 1;
    if (this.words.length * 2 > this.#slots.length) this.#grow();
    return this.words.length - 1;
  }

  /** Whether the text has this word there, when it has one with the same hash. */
  #isWordAt(word: number, start: number, end: number): boolean {
    const letters = this.#letters;
    const text = this.#text;
    const first = this.#starts[word] ?? 0;
    const length = (this.#starts[word + 1] ?? 0) - first;
    if (length !== end - start) return false;
    if (length <= exactLetters) return true;
    for (let index = 0; index < length; index++) {
      if (letters[first + index] !== text[start + index]) return false;
    }
    return true;
  }

  #learn(start: number, end: number, hash: number): number {
    const letters = this.#text.subarray(start, end);
    const word = this.words.length;
    const first = this.#starts[word] ?? 0;
    const next = first + letters.length;
    if (next > this.#letters.length) this.#letters = grown(this.#letters, next);
    if (word + 1 >= this.#starts.length) this.#starts = grown(this.#starts, word + 2);
    if (word >= this.#hashes.length) this.#hashes = grown(this.#hashes, word + 1);
    this.#letters.set(letters, first);
    this.#starts[word + 1] = next;
    this.#hashes[word] = hash;
    this.words.push(Array.from(letters, (code) => alphabet[code - 1]).join(''));
    return word;
  }

  #grow(): void {
    this.#slots = new Int32Array(this.#slots.length * 2);
    const mask = this.#slots.length - 1;
    for (let number = 0; number < this.words.length; number++) {
      const hash = this.#hashes[number] ?? 0;
      let slot = (hash ^ (hash >>> 15)) & mask;
      while (this.#slots[slot] !== 0) slot = (slot + 1) & mask;
      this.#slots[slot] = number + 1;
    }
  }

  bytes(): number {
    const ofWords = this.words.reduce((sum, word) => sum + word.length + 24, 0);
    return (
      this.#slots.byteLength +
      this.#letters.byteLength +
      this.#hashes.byteLength +
      this.#starts.byteLength +
      ofWords
    );
  }
}

const everyOutsideAscii = /[^\0-\x7f]/g;
