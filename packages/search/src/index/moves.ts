import type { Bitset } from '../bits/bitset.ts';

/** Where a new layout puts the documents of an old one. */
export interface Moves {
  /** By new place: the document. */
  docs: Uint32Array;
  /** By document: its new place, when it was live as the layout began. Documents added since are not among them. */
  placeOf: Uint32Array;
  live: Bitset;
}
