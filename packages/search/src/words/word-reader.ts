import type { TextBatch } from './advert-texts.ts';
import { growArray } from './grow-array.ts';
import { type LearntNames, NameWords } from './name-words.ts';
import { type LearntVocabulary, Vocabulary } from './vocabulary.ts';

export interface LearntWords {
  vocabulary: LearntVocabulary;
  nameWords: LearntNames;
}

/** The words of some documents. */
export interface WordPart {
  /** By document: the words that name it, the numbers of its names, and its other words. */
  words: Uint32Array<ArrayBuffer>;
  /** By document, where these three end. */
  ends: Uint32Array<ArrayBuffer>;
}

/**
 * Splits the collected text of adverts into words. Each word of an advert is reported once, in its higher
 * rank. Names that describe it are passed on by number: code that stores the words of many adverts assigns
 * each name's documents to its words at the end. One of their words may also have been found by itself.
 */
export class WordReader {
  readonly vocabulary = new Vocabulary();
  readonly nameWords = new NameWords(this.vocabulary);
  /** By word: the last reading in which it was seen, so that each is reported once. */
  #metIn = new Uint32Array(1 << 12);
  #reading = 0;
  #found = new Uint32Array(1 << 10);
  #count = 0;
  #ends = new Uint32Array(3);

  /** The next reading overwrites the part: copy it to keep it. */
  read(batch: TextBatch): WordPart {
    for (const name of batch.newNames) this.nameWords.learn(name);
    const ends = batch.count * 3;
    if (ends > this.#ends.length) this.#ends = growArray(this.#ends, ends);
    this.#count = 0;
    this.#readAll(batch);
    return { words: this.#found.subarray(0, this.#count), ends: this.#ends.subarray(0, ends) };
  }

  #readAll({ count, names, texts, ends }: TextBatch): void {
    const foundEnds = this.#ends;
    let nameStart = 0;
    let textStart = 0;
    for (let doc = 0; doc < count; doc++) {
      const namingEnd = ends[doc * 4] ?? 0;
      const nameEnd = ends[doc * 4 + 1] ?? 0;
      const titleEnd = ends[doc * 4 + 2] ?? 0;
      const textEnd = ends[doc * 4 + 3] ?? 0;
      this.#reading++;
      for (let index = nameStart; index < namingEnd; index++) this.#noteName(names[index] ?? 0);
      this.#readText(texts, textStart, titleEnd);
      foundEnds[doc * 3] = this.#count;
      this.#copyNames(names, namingEnd, nameEnd);
      foundEnds[doc * 3 + 1] = this.#count;
      this.#readText(texts, titleEnd, textEnd);
      foundEnds[doc * 3 + 2] = this.#count;
      nameStart = nameEnd;
      textStart = textEnd;
    }
  }

  /** Everything it knows, not copied. */
  learnt(): LearntWords {
    return { vocabulary: this.vocabulary.learnt(), nameWords: this.nameWords.learnt() };
  }

  /** Continues from what another instance has learnt. */
  takeOver({ vocabulary, nameWords }: LearntWords): void {
    this.vocabulary.takeOver(vocabulary);
    this.nameWords.takeOver(nameWords);
  }

  bytes(): number {
    const own = this.#metIn.byteLength + this.#found.byteLength + this.#ends.byteLength;
    return own + this.vocabulary.bytes() + this.nameWords.bytes();
  }

  #noteName(number: number): void {
    const { words, ends } = this.nameWords;
    this.#note(words, ends[number - 1] ?? 0, ends[number] ?? 0);
  }

  #copyNames(names: Uint32Array, start: number, end: number): void {
    this.#makeRoom(end - start);
    for (let index = start; index < end; index++) this.#found[this.#count++] = names[index] ?? 0;
  }

  #readText(texts: Uint8Array, start: number, end: number): void {
    const count = this.vocabulary.readBytes(texts, start, end);
    this.#note(this.vocabulary.found, 0, count);
  }

  /** Adds those of the words `start` to `last` that this reading has not seen yet. */
  #note(words: Uint32Array, start: number, last: number): void {
    const size = this.vocabulary.words.length;
    if (size > this.#metIn.length) this.#metIn = growArray(this.#metIn, size);
    this.#makeRoom(last - start);
    const found = this.#found;
    const metIn = this.#metIn;
    const reading = this.#reading;
    let end = this.#count;
    for (let index = start; index < last; index++) {
      const word = words[index] ?? 0;
      if (metIn[word] === reading) continue;
      metIn[word] = reading;
      found[end++] = word;
    }
    this.#count = end;
  }

  #makeRoom(more: number): void {
    if (this.#count + more > this.#found.length) this.#found = growArray(this.#found, this.#count + more);
  }
}

export function copyOfPart({ words, ends }: WordPart): WordPart {
  return { words: words.slice(), ends: ends.slice() };
}
