import type { AdvertPrices, SearchableAdvert } from '@forecourt/domain';
import { addRange, removeBit } from '../bits/bitset.ts';
import type { ChannelSchema } from '../rows/channel-schema.ts';
import type { Rows } from '../rows/rows.ts';
import { addToSets } from './attribute-sets.ts';
import type { Derived, LaidOut } from './derived.ts';
import { addFairness, fairnessIn } from './fairness.ts';
import { replaceQuality, replaceValue } from './replace-prices.ts';

/**
 * One channel's adverts, ready to be searched. A changed advert becomes a new document at the end; the old
 * document is only removed from the live set, which masks everything that still refers to it. When the end is
 * full, a new layout sorts the live documents and drops the rest. If nothing but prices has changed, the document
 * stays.
 */
export class ChannelIndex implements LaidOut {
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

  /** Gives adverts other prices, as far as the index has them, and returns their documents. */
  setPrices(changes: readonly { publicReference: string; prices: AdvertPrices }[]): number[] {
    const { rows, derived } = this;
    const fairnessOf = fairnessIn(rows, derived.yardstick);
    const docs: number[] = [];
    for (const { publicReference, prices } of changes) {
      const doc = derived.references.find(publicReference);
      if (doc === undefined) continue;
      docs.push(doc);
      const fairness = fairnessOf(doc);
      for (const { place, read, written } of this.schema.pricePlans) {
        written.write(0, read(prices));
        replaceValue(this, place, doc, written, 0);
      }
      replaceQuality(this, doc, (rows.qualities.data[doc] ?? 0) + fairnessOf(doc) - fairness);
    }
    return docs;
  }

  fingerprintOf(reference: string): number | null {
    const doc = this.derived.references.find(reference);
    const fingerprint = doc === undefined ? undefined : this.rows.fingerprints.data[doc];
    return fingerprint === undefined || Number.isNaN(fingerprint) ? null : fingerprint;
  }

  #countFamily(doc: number, step: 1 | -1): void {
    const { liveOfFamily } = this.derived;
    const family = this.rows.families.data[doc] ?? 0;
    liveOfFamily[family] = (liveOfFamily[family] ?? 0) + step;
  }
}
