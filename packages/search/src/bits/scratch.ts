import { type Bitset, bitset } from './bitset.ts';

/**
 * Bitsets that one search borrows and the next one reuses: a search allocates nothing that grows with the
 * market. A search is synchronous, so that no two ever use the scratch at once.
 */
export class Scratch {
  readonly #capacity: number;
  readonly #sets: Bitset[] = [];
  #borrowed = 0;
  /** Room for every document once. */
  readonly docs: Uint32Array;
  readonly keys: Float64Array;

  constructor(capacity: number) {
    this.#capacity = capacity;
    this.docs = new Uint32Array(capacity);
    this.keys = new Float64Array(capacity);
  }

  /** A bitset with unknown content. */
  borrow(): Bitset {
    let set = this.#sets[this.#borrowed];
    if (!set) {
      set = bitset(this.#capacity);
      this.#sets.push(set);
    }
    this.#borrowed++;
    return set;
  }

  borrowEmpty(): Bitset {
    return this.borrow().fill(0);
  }

  giveBackAll(): void {
    this.#borrowed = 0;
  }

  bytes(): number {
    const ofSets = this.#sets.reduce((sum, set) => sum + set.byteLength, 0);
    return ofSets + this.docs.byteLength + this.keys.byteLength;
  }
}
