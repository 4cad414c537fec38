import { growArray } from './grow-array.ts';

/** The letters of words. A letter's code is its index here plus one; 0 ends a word. */
const alphabet = '0123456789abcdefghijklmnopqrstuvwxyz.';
/**
 * More than the number of letters, and odd: multiplying a 32-bit number by it is reversible, so that two
 * words with equal hashes, equal first letters and equal last letters also have equal letters in between.
 */
const base = 39;
const codeOf = new Uint8Array(256);
for (let unit = 0; unit < 128; unit++) {
  const character = String.fromCharCode(unit).toLowerCase();
  if (character !== '.') codeOf[unit] = alphabet.indexOf(character) + 1;
}
const pointUnit = '.'.charCodeAt(0);
const pointCode = alphabet.indexOf('.') + 1;
const isDigit = (code: number | undefined) => code !== undefined && code >= 1 && code <= 10;

/** This many letters fit a 32-bit number, and their hash is just that: 39 ** 6 is below 2 ** 32. */
const exactLetters = 6;

/** A slot is four numbers: a word's number plus one, or 0; its hash; the hash of its first letters; its length. */
const slotBits = 2;
const slotWidth = 1 << slotBits;

const encoder = new TextEncoder();

export interface LearntVocabulary {
  words: string[];
  letters: Uint8Array<ArrayBuffer>;
  starts: Uint32Array<ArrayBuffer>;
  slots: Int32Array<ArrayBuffer>;
}

/**
 * All words of the market, numbered. Reading a text makes no strings for known words: a word is hashed and
 * compared in place among the text's bytes, which allows reading a hundred thousand descriptions in a
 * fraction of a second. On `plainText` output, the words are exactly those that `tokensOf` finds.
 */
export class Vocabulary {
  words: string[] = [];
  /** The numbers of the words read last, in order; `read` returned how many there are. */
  found = new Uint32Array(1 << 8);
  /** The codes of the letters of all words, one after the other, and where each word's begin. */
  #letters = new Uint8Array(1 << 16);
  #starts = new Uint32Array(1 << 10);
  /** Open addressing with linear probing: at most half of the slots are used. */
  #slots = new Int32Array(slotWidth << 12);

  /** Finds the words of a text in ASCII, and returns how many there are. */
  read(text: string): number {
    return this.readBytes(encoder.encode(`${text}\n`), 0, text.length);
  }

  /**
   * Finds the words of the text between two positions, and returns how many there are. It must be ASCII,
   * followed by a character that ends a word.
   */
  readBytes(text: Uint8Array, start: number, end: number): number {
    // Every second character may begin a word.
    if (this.found.length * 2 < end - start + 2) this.found = growArray(this.found, end - start);
    const { found } = this;
    let count = 0;
    for (let index = start; index < end; index++) {
      if (codeOf[text[index] ?? 0] === 0) continue;
      const first = index;
      const headEnd = first + exactLetters;
      let hash = 0;
      let head = 0;
      for (;;) {
        const unit = text[index] ?? 0;
        let code = codeOf[unit] ?? 0;
        if (code === 0) {
          if (unit !== pointUnit || !isBetweenDigits(text, index)) break;
          code = pointCode;
        }
        hash = (Math.imul(hash, base) + code) | 0;
        index++;
        if (index <= headEnd) head = hash;
      }
      found[count++] = this.#numberOf(text, first, index - first, hash, head);
    }
    return count;
  }

  /**
   * The number of the word in the text. If length and both hashes are equal, so are the first six letters,
   * and then the next six: they are all that remains of the longer hash. Only what follows has to be
   * compared.
   */
  #numberOf(text: Uint8Array, start: number, length: number, hash: number, head: number): number {
    const slots = this.#slots;
    let slot = firstSlot(slots, hash);
    for (let taken = slots[slot] ?? 0; taken !== 0; taken = slots[slot] ?? 0) {
      const isAlike = slots[slot + 1] === hash && slots[slot + 2] === head && slots[slot + 3] === length;
      if (isAlike && (length <= 2 * exactLetters || this.#isWordAt(taken - 1, text, start, length)))
        return taken - 1;
      slot = (slot + slotWidth) & (slots.length - 1);
    }
    const word = this.#learn(text, start, length);
    slots[slot] = word + 1;
    slots[slot + 1] = hash;
    slots[slot + 2] = head;
    slots[slot + 3] = length;
    if (this.words.length * 2 * slotWidth > slots.length) this.#slots = spread(slots);
    return word;
  }

  /** Whether the text matches a word of this length from its thirteenth letter on. */
  #isWordAt(word: number, text: Uint8Array, start: number, length: number): boolean {
    const first = this.#starts[word] ?? 0;
    for (let index = 2 * exactLetters; index < length; index++) {
      if (this.#letters[first + index] !== letterCode(text[start + index] ?? 0)) return false;
    }
    return true;
  }

  #learn(text: Uint8Array, start: number, length: number): number {
    const letters = text.subarray(start, start + length).map(letterCode);
    const word = this.words.length;
    const first = this.#starts[word] ?? 0;
    const next = first + length;
    if (next > this.#letters.length) this.#letters = growArray(this.#letters, next);
    if (word + 1 >= this.#starts.length) this.#starts = growArray(this.#starts, word + 2);
    this.#letters.set(letters, first);
    this.#starts[word + 1] = next;
    this.words.push(Array.from(letters, (code) => alphabet[code - 1]).join(''));
    return word;
  }

  /** The data itself, not a copy. */
  learnt(): LearntVocabulary {
    return { words: this.words, letters: this.#letters, starts: this.#starts, slots: this.#slots };
  }

  /** Takes over what another instance has learnt. */
  takeOver({ words, letters, starts, slots }: LearntVocabulary): void {
    this.words = words;
    this.#letters = letters;
    this.#starts = starts;
    this.#slots = slots;
  }

  bytes(): number {
    const ofWords = this.words.reduce((sum, word) => sum + word.length + 24, 0);
    return this.#slots.byteLength + this.#letters.byteLength + this.#starts.byteLength + ofWords;
  }
}

function isBetweenDigits(text: Uint8Array, index: number): boolean {
  return isDigit(codeOf[text[index - 1] ?? 0]) && isDigit(codeOf[text[index + 1] ?? 0]);
}

/** The code of a character that is known to be part of a word. */
function letterCode(unit: number): number {
  return codeOf[unit] || pointCode;
}

function firstSlot(slots: Int32Array, hash: number): number {
  return ((hash ^ (hash >>> 15)) << slotBits) & (slots.length - 1);
}

/** The same in twice as many slots. */
function spread(slots: Int32Array): Int32Array<ArrayBuffer> {
  const larger = new Int32Array(slots.length * 2);
  for (let from = 0; from < slots.length; from += slotWidth) {
    if (slots[from] === 0) continue;
    let slot = firstSlot(larger, slots[from + 1] ?? 0);
    while (larger[slot] !== 0) slot = (slot + slotWidth) & (larger.length - 1);
    larger.set(slots.subarray(from, from + slotWidth), slot);
  }
  return larger;
}
