import type { SearchableAdvert } from '@forecourt/domain';
import { addRange, type Bitset, removeBit } from '../bits/bitset.ts';
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

  /** How many documents can still be added. */
  get room(): number {
    return this.rows.capacity - this.rows.count;
  }

  /** Whether only an eighth of the room for added documents is left. */
  get isCrowded(): boolean {
    return this.room * 8 < this.rows.capacity - this.derived.laidOut;
  }

  /** How much a new layout would clean up: documents at the end, and dead ones. */
  get untidiness(): number {
    return this.rows.count - this.derived.laidOut + (this.rows.count - this.derived.liveCount);
  }

  has(reference: string): boolean {
    return this.derived.references.find(reference) !== undefined;
  }

  /**
   * Adds adverts that the index does not have, at most as many as there is room for. Works column by column:
   * hundreds at once take a fraction of the time of as many one by one.
   */
  addAll(adverts: readonly SearchableAdvert[]): void {
    const { rows } = this;
    const { reader, texts } = this.schema;
    const first = rows.count;
    try {
      for (const advert of adverts) {
        const values = reader.read(advert);
        rows.append(advert, values);
        texts.add(advert, values, rows.codes);
      }
    } finally {
      // Also those before one that cannot be read.
      if (texts.count > 0) this.#derive(first, first + texts.count);
    }
  }

  #derive(start: number, end: number): void {
    const { rows, derived } = this;
    const { texts, wordReader, sortedWords } = this.schema;
    addFairness(rows, derived.yardstick, start, end);
    addRange(derived.live, start, end);
    derived.liveCount += end - start;
    derived.references.addAll(start, end);
    for (let doc = start; doc < end; doc++) this.#countFamily(doc, 1);
    for (const [plan, sets] of derived.sets.entries()) {
      const attribute = rows.attributes[plan];
      if (attribute) addToSets(sets, attribute, start, end);
    }
    derived.counter.addAll(start, end);
    derived.grid.addAll(start, end);
    const batch = texts.take();
    derived.words.addAll(wordReader.read(batch), wordReader.nameWords, start);
    texts.freeBuffer(batch);
    sortedWords.update();
    for (const order of Object.values(derived.orders)) order.docs.addAll(start, end);
  }

  /** Removes adverts, as far as the index has them. */
  removeAll(references: readonly string[]): void {
    const { derived } = this;
    const docs: number[] = [];
    for (const reference of references) {
      const doc = derived.references.remove(reference);
      if (doc === undefined) continue;
      removeBit(derived.live, doc);
      this.#countFamily(doc, -1);
      docs.push(doc);
    }
    derived.liveCount -= docs.length;
    if (docs.length > 0) derived.counter.removeAll(docs);
  }

  #countFamily(doc: number, step: 1 | -1): void {
    const { liveOfFamily } = this.derived;
    const family = this.rows.families.data[doc] ?? 0;
    liveOfFamily[family] = (liveOfFamily[family] ?? 0) + step;
  }
}
