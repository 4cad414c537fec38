import type { Bitset } from '../bits/bitset.ts';

/** Where a new layout puts the documents of an old one. */
export interface Moves {
  /** By new place: the document. */
  docs: Uint32Array;
  /** By document: its new place, if it was live when the layout began. Documents added since have none. */
  placeOf: Uint32Array;
  live: Bitset;
}
