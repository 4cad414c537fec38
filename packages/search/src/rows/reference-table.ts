import { referenceHash } from './reference-hash.ts';
import type { Rows } from './rows.ts';

/** A removed document: a lookup continues past it. */
const taken = -1;

/**
 * Finds the live document of a reference. Slots hold a document plus one, or 0; a document is in the slot
 * given by its reference's hash, or in the first free one after it. The rows keep the hashes, so that filling
 * the table for a new layout reads no text, which is where a `Map` spends its time; at most half of the slots
 * are ever used.
 */
export class ReferenceTable {
  readonly #rows: Rows;
  #slots: Int32Array;
  /** How many slots are not empty, including those of removed documents. */
  #used = 0;
  #size = 0;

  constructor(rows: Rows) {
    this.#rows = rows;
    this.#slots = slotsFor(rows.capacity);
  }

  get size(): number {
    return this.#size;
  }

  /** Adds the documents `start` to `end`, whose references must not be in the table. */
  addAll(start: number, end: number): void {
    if ((this.#used + end - start) * 2 > this.#slots.length) this.#grow(end - start);
    for (let doc = start; doc < end; doc++) this.#put(doc);
    this.#size += end - start;
  }

  #put(doc: number): void {
    const slots = this.#slots;
    const mask = slots.length - 1;
    let slot = (this.#rows.referenceHashes.data[doc] ?? 0) & mask;
    while (slots[slot] !== 0) slot = (slot + 1) & mask;
    slots[slot] = doc + 1;
    this.#used++;
  }

  #grow(more: number): void {
    const old = this.#slots;
    this.#slots = slotsFor(Math.max(this.#rows.capacity, 2 * (this.#size + more)));
    this.#used = 0;
    for (const held of old) if (held > 0) this.#put(held - 1);
  }

  find(reference: string): number | undefined {
    const held = this.#slots[this.#findSlot(reference, referenceHash(reference))] ?? 0;
    return held === 0 ? undefined : held - 1;
  }

  /** Removes a reference and returns its document. The caller may pass the reference's hash if known. */
  remove(reference: string, hash = referenceHash(reference)): number | undefined {
    if (this.#size === 0) return undefined;
    const slot = this.#findSlot(reference, hash);
    const held = this.#slots[slot] ?? 0;
    if (held === 0) return undefined;
    this.#slots[slot] = taken;
    this.#size--;
    return held - 1;
  }

  /** The slot that holds the reference, or the empty one that ends the lookup. */
  #findSlot(reference: string, hash: number): number {
    const slots = this.#slots;
    const mask = slots.length - 1;
    const { references, referenceHashes } = this.#rows;
    let slot = hash & mask;
    for (let held = slots[slot] ?? 0; held !== 0; held = slots[slot] ?? 0) {
      const isAlike = held !== taken && referenceHashes.data[held - 1] === hash;
      if (isAlike && references[held - 1] === reference) break;
      slot = (slot + 1) & mask;
    }
    return slot;
  }

  bytes(): number {
    return this.#slots.byteLength;
  }
}

/** Twice as many slots as documents, and a power of two. */
function slotsFor(documents: number): Int32Array {
  return new Int32Array(2 ** Math.ceil(Math.log2(2 * documents + 2)));
}
