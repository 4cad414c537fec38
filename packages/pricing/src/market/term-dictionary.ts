type Value = string | number;

/** Returns the number of a term: the member `value` of a slot, below a parent term if the slot has one. */
export interface TermNumbers {
  /** 0 if not stated, or if the term is unknown. */
  numberOf(slot: number, parent: number, value: Value | null | undefined): number;
}

/** More names than any market has: any more come from a broken feed, and their parents are used instead. */
const mostTerms = 2_000_000;

/**
 * Numbers terms from 1 in the order in which they are first seen, and stores the slot of each. The values of
 * a slot are separated by parent: one key made of all three would have to be built and hashed two dozen times
 * per advert.
 */
export class TermDictionary implements TermNumbers {
  /** By slot, then by the parent's number. */
  readonly #families: Map<Value, number>[][] = [];
  #size = 1;
  #slots = new Uint8Array(1024);

  /** How many numbers are in use, including 0. */
  get size(): number {
    return this.#size;
  }

  numberOf(slot: number, parent: number, value: Value | null | undefined): number {
    if (value === null || value === undefined || value === '') return 0;
    const family = this.#family(slot, parent);
    const known = family.get(value);
    if (known !== undefined) return known;
    if (this.#size >= mostTerms) return 0;
    const number = this.#size++;
    if (number >= this.#slots.length) {
      const wider = new Uint8Array(this.#slots.length * 2);
      wider.set(this.#slots);
      this.#slots = wider;
    }
    family.set(value, number);
    this.#slots[number] = slot;
    return number;
  }

  /** The same numbers, without adding new ones. */
  readonly known: TermNumbers = {
    numberOf: (slot, parent, value) =>
      (value !== null && value !== undefined && this.#families[slot]?.[parent]?.get(value)) || 0,
  };

  /** The slot of each number. */
  slots(): Uint8Array<ArrayBuffer> {
    return this.#slots.slice(0, this.#size);
  }

  #family(slot: number, parent: number): Map<Value, number> {
    this.#families[slot] ??= [];
    const families = this.#families[slot];
    const known = families[parent];
    if (known) return known;
    const family = new Map<Value, number>();
    families[parent] = family;
    return family;
  }
}
