import { foldToKey } from '@forecourt/domain';
import { growArray } from './grow-array.ts';
import { otherWordsFor } from './other-words.ts';
import { tokensOf } from './tokens.ts';

/** Towns and versions are many, but a market with more of them than this is noise. */
const mostNames = 50_000;

/** Recurring names, such as makes, colours or equipment, numbered from 1. */
export class NameList {
  /** By number minus one. */
  readonly all: string[] = [];

  /** Gives a name its number; 0 if there are too many to store another. */
  add(name: string): number {
    return this.all.length < mostNames ? this.all.push(name) : 0;
  }
}

/** Finds the numbers of one attribute's names: one table each, because small ones are quick to search. */
export class NameNumbers {
  readonly #list: NameList;
  readonly #numberOf = new Map<string, number>();
  /** By the rows' code of a name: its number, or 0. */
  #numberOfCode = new Uint32Array(1 << 4);

  constructor(list: NameList) {
    this.#list = list;
  }

  /** 0 for a name that came when there were too many. */
  numberOf(name: string): number {
    return this.#numberOf.get(name) ?? this.#add(name);
  }

  /** The same by the name's code, if it has one: that is quicker to find than a text. */
  numberOfCode(code: number, name: string): number {
    if (code === 0) return this.numberOf(name);
    const number = this.#numberOfCode[code];
    return number === undefined || number === 0 ? this.#addCode(code, name) : number;
  }

  #add(name: string): number {
    const number = this.#list.add(name);
    if (number > 0) this.#numberOf.set(name, number);
    return number;
  }

  #addCode(code: number, name: string): number {
    const number = this.numberOf(name);
    if (code >= this.#numberOfCode.length) this.#numberOfCode = growArray(this.#numberOfCode, code + 1);
    this.#numberOfCode[code] = number;
    return number;
  }
}

/**
 * A name as text: its words, all of them joined, as people type "crv" for CR-V and "3series" for 3 Series,
 * and a make's other names.
 */
export function spellOut(name: string): string {
  const spelled = tokensOf(name).length > 1 ? [name, foldToKey(name)] : [name];
  return [...spelled, ...otherWordsFor(name)].join('\n');
}
