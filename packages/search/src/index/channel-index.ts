import type { SearchableAdvert } from '@forecourt/domain';
import { addBit, type Bitset, removeBit } from '../bits/bitset.ts';
import type { Scratch } from '../bits/scratch.ts';
import type { AttributeCounter } from '../facets/attribute-counter.ts';
import type { Orders } from '../order/orders.ts';
import type { CellGrid } from '../place/cell-grid.ts';
import type { PriceYardstick } from '../relevance/price-yardstick.ts';
import type { ChannelSchema } from '../rows/channel-schema.ts';
import type { ReferenceTable } from '../rows/reference-table.ts';
import type { Rows } from '../rows/rows.ts';
import type { WordPostings } from '../words/word-postings.ts';
import { type AttributeSets, addToSets } from './attribute-sets.ts';
import { addFairness } from './fairness.ts';
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

/**
 * One channel's adverts, ready to be searched. A changed advert becomes a new document at the end; the old
 * document is only removed from the live set, which masks everything that still refers to it. When the end is
 * full, a new layout sorts the live documents and drops the rest.
 */
export class ChannelIndex {
  readonly rows: Rows;
  readonly derived: Derived;

  constructor(rows: Rows, derived: Derived) {
    this.rows = rows;
    this.derived = derived;
  }

  get schema(): ChannelSchema {
    return this.rows.schema;
  }

  get isFull(): boolean {
    return this.rows.count === this.rows.capacity;
  }

  /** How much a new layout would clean up: documents at the end, and dead ones. */
  get untidiness(): number {
    return this.rows.count - this.derived.laidOut + (this.rows.count - this.derived.liveCount);
  }

  has(reference: string): boolean {
    return this.derived.references.find(reference) !== undefined;
  }

  add(advert: SearchableAdvert): void {
    const { rows, derived } = this;
    const { reader, texts, wordReader, sortedWords } = this.schema;
    const values = reader.read(advert);
    const doc = rows.append(advert, values);
    addFairness(rows, derived.yardstick, doc, doc + 1);
    addBit(derived.live, doc);
    derived.liveCount++;
    derived.references.addAll(doc, doc + 1);
    const family = rows.families.data[doc] ?? 0;
    derived.liveOfFamily[family] = (derived.liveOfFamily[family] ?? 0) + 1;
    for (const [plan, sets] of derived.sets.entries()) {
      const attribute = rows.attributes[plan];
      if (attribute) addToSets(sets, attribute, doc);
    }
    derived.counter.add(doc);
    derived.grid.add(doc);
    texts.add(advert, values, rows.codes);
    const batch = texts.take();
    derived.words.add(wordReader.read(batch), wordReader.nameWords, doc);
    texts.freeBuffer(batch);
    sortedWords.update();
    for (const order of Object.values(derived.orders)) order.docs.add(doc);
  }

  remove(reference: string): void {
    const { derived, rows } = this;
    const doc = derived.references.remove(reference);
    if (doc === undefined) return;
    removeBit(derived.live, doc);
    derived.liveCount--;
    const family = rows.families.data[doc] ?? 0;
    derived.liveOfFamily[family] = (derived.liveOfFamily[family] ?? 0) - 1;
    derived.counter.remove(doc);
  }
}
