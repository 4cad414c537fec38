import { foldAccents } from '@forecourt/domain';

/** What a character is to a word: 0 ends it, anything else is the character to keep, in lower case. */
const kept = new Uint8Array(128);
for (let unit = 0; unit < 128; unit++) {
  const character = String.fromCharCode(unit).toLowerCase();
  if (/[a-z0-9]/.test(character)) kept[unit] = character.charCodeAt(0);
}
const point = 46;
const isDigit = (unit: number) => unit >= 48 && unit <= 57;

/**
 * All words of the market, numbered. Reading a text makes no strings for words already known: a word is hashed where it
 * stands and compared in place, which is what lets a hundred thousand descriptions be read in a fraction of a second.
 * The words are exactly those that `tokensOf` finds.
 */
export class Vocabulary {
  readonly words: string[] = [];
  /** Open addressing with linear probing: a slot holds a word's number plus one, or 0. At most half of it is full. */
  #slots = new Int32Array(1 << 12);
  readonly #hashes: number[] = [];

  /** Calls `found` with the number of each word of the text, in order. */
  read(source: string, found: (word: number) => void): void {
    const text = asciiOf(source);
    const { length } = text;
    for (let index = 0; index < length; ) {
      let character = kept[text.charCodeAt(index)] ?? 0;
      if (character === 0) {
        index++;
        continue;
      }
      const start = index;
      let hash = 0;
      while (character !== 0) {
        hash = (Math.imul(hash, 31) + character) | 0;
        index++;
        if (index === length) break;
        const unit = text.charCodeAt(index);
        character = kept[unit] ?? 0;
        if (unit === point && isInNumber(text, index)) character = point;
      }
      found(this.#numberOf(text, start, index, hash));
    }
  }

  #numberOf(text: string, start: number, end: number, hash: number): number {
    const mask = this.#slots.length - 1;
    let slot = (hash ^ (hash >>> 15)) & mask;
    for (let taken = this.#slots[slot] ?? 0; taken !== 0; taken = this.#slots[slot] ?? 0) {
      if (this.#hashes[taken - 1] === hash && isWordAt(this.words[taken - 1] ?? '', text, start, end)) {
        return taken - 1;
      }
      slot = (slot + 1) & mask;
    }
    this.words.push(text.slice(start, end).toLowerCase());
    this.#hashes.push(hash);
    this.#slots[slot] = this.words.length;
    if (this.words.length * 2 > this.#slots.length) this.#grow();
    return this.words.length - 1;
  }

  #grow(): void {
    this.#slots = new Int32Array(this.#slots.length * 2);
    const mask = this.#slots.length - 1;
    for (const [number, hash] of this.#hashes.entries()) {
      let slot = (hash ^ (hash >>> 15)) & mask;
      while (this.#slots[slot] !== 0) slot = (slot + 1) & mask;
      this.#slots[slot] = number + 1;
    }
  }

  bytes(): number {
    const ofWords = this.words.reduce((sum, word) => sum + word.length + 24, 0);
    return this.#slots.byteLength + this.#hashes.length * 8 + ofWords;
  }
}

function isInNumber(text: string, index: number): boolean {
  return isDigit(text.charCodeAt(index - 1)) && isDigit(text.charCodeAt(index + 1));
}

function isWordAt(word: string, text: string, start: number, end: number): boolean {
  if (word.length !== end - start) return false;
  for (let index = 0; index < word.length; index++) {
    const unit = text.charCodeAt(start + index);
    if (word.charCodeAt(index) !== (kept[unit] || unit)) return false;
  }
  return true;
}

/** The text without accents; what then is still outside ASCII ends a word. */
function asciiOf(text: string): string {
  return outsideAscii.test(text) ? foldAccents(text).toLowerCase().replace(everyOutsideAscii, ' ') : text;
}

const outsideAscii = /[^\0-\x7f]/;
const everyOutsideAscii = /[^\0-\x7f]/g;
