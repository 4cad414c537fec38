import type { Bitset } from '../bits/bitset.ts';
import type { Scratch } from '../bits/scratch.ts';
import type { AttributeCounter } from '../facets/attribute-counter.ts';
import type { Orders } from '../order/orders.ts';
import type { CellGrid } from '../place/cell-grid.ts';
import type { PriceYardstick } from '../relevance/price-yardstick.ts';
import type { ReferenceTable } from '../rows/reference-table.ts';
import type { Rows } from '../rows/rows.ts';
import type { WordPostings } from '../words/word-postings.ts';
import type { AttributeSets } from './attribute-sets.ts';
import type { FamilyRanges } from './family-ranges.ts';

/** Everything that a layout derives from the rows. */
export interface Derived {
  /** Documents up to here are sorted by family; those after it were added later, unsorted. */
  laidOut: number;
  live: Bitset;
  liveCount: number;
  /** How many live documents each family has. */
  liveOfFamily: number[];
  ranges: FamilyRanges;
  /** One per plan of the schema. */
  sets: AttributeSets[];
  counter: AttributeCounter;
  grid: CellGrid;
  words: WordPostings;
  orders: Orders;
  references: ReferenceTable;
  yardstick: PriceYardstick;
  scratch: Scratch;
}

/** Documents, and what their layout derives from them. */
export interface LaidOut {
  rows: Rows;
  derived: Derived;
}
