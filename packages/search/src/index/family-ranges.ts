import type { Families } from '../rows/families.ts';

export type DocRange = readonly [from: number, to: number];

const nowhere: DocRange = [0, 0];

/** The range of each family and each make among the documents of a layout. Families added later have none. */
export class FamilyRanges {
  readonly #ofFamily: DocRange[] = [];
  readonly #ofMake: DocRange[] = [];
  /** Families in the order of their documents. */
  readonly sorted: readonly number[];

  /** `counts` says how many documents the layout has of each family. */
  constructor(families: Families, counts: Uint32Array) {
    this.sorted = families.sorted();
    let start = 0;
    for (const family of this.sorted) {
      const end = start + (counts[family] ?? 0);
      const make = families.makeOf[family] ?? 0;
      this.#ofFamily[family] = [start, end];
      this.#ofMake[make] = [this.#ofMake[make]?.[0] ?? start, end];
      start = end;
    }
  }

  ofFamily(family: number): DocRange {
    return this.#ofFamily[family] ?? nowhere;
  }

  ofMake(make: number): DocRange {
    return this.#ofMake[make] ?? nowhere;
  }
}
