const blockSize = 1024;
/** Blocks start with spare capacity, so that the first changes split none. */
const firstFill = 768;

interface Block {
  docs: Uint32Array;
  count: number;
}

/**
 * All documents in one order, in blocks of at most 1,024: an insertion moves the rest of one block, 4 kB,
 * whatever the size of the market. Ended documents stay until the next layout; walkers skip them.
 *
 * Invariant: the blocks in sequence ascend by `isBefore`, and none is empty except a sole first one.
 */
export class OrderedDocs {
  readonly #blocks: Block[] = [];
  readonly #isBefore: (a: number, b: number) => boolean;

  constructor(isBefore: (a: number, b: number) => boolean) {
    this.#isBefore = isBefore;
    this.#blocks.push({ docs: new Uint32Array(blockSize), count: 0 });
  }

  /** Adds documents that are already sorted; yields often, so that the caller can spread the work. */
  static *of(sorted: Uint32Array, isBefore: (a: number, b: number) => boolean): Generator<void, OrderedDocs> {
    const ordered = new OrderedDocs(isBefore);
    if (sorted.length > 0) ordered.#blocks.pop();
    // One array for all blocks: allocating a thousand takes longer than filling them.
    const room = new Uint32Array(Math.ceil(sorted.length / firstFill) * blockSize);
    for (let start = 0; start < sorted.length; start += firstFill) {
      const part = sorted.subarray(start, start + firstFill);
      const first = ordered.#blocks.length * blockSize;
      const docs = room.subarray(first, first + blockSize);
      docs.set(part);
      ordered.#blocks.push({ docs, count: part.length });
      yield;
    }
    return ordered;
  }

  add(doc: number): void {
    const at = this.#blockFor(doc);
    const block = this.#blocks[at];
    if (!block) return;
    const { docs } = block;
    let low = 0;
    let high = block.count;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (this.#isBefore(docs[middle] ?? 0, doc)) low = middle + 1;
      else high = middle;
    }
    docs.copyWithin(low + 1, low, block.count);
    docs[low] = doc;
    block.count++;
    if (block.count === blockSize) this.#split(at, block);
  }

  /** The last block whose first document is not after the given one. */
  #blockFor(doc: number): number {
    let low = 0;
    let high = this.#blocks.length - 1;
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if (this.#isBefore(doc, this.#blocks[middle]?.docs[0] ?? 0)) high = middle - 1;
      else low = middle;
    }
    return low;
  }

  #split(at: number, block: Block): void {
    const half = blockSize >> 1;
    const docs = new Uint32Array(blockSize);
    docs.set(block.docs.subarray(half, block.count));
    this.#blocks.splice(at + 1, 0, { docs, count: block.count - half });
    block.count = half;
  }

  /** The members of `set` at the places `from` to `to` among its members in this order. */
  take(set: Int32Array, from: number, to: number): number[] {
    const taken: number[] = [];
    let place = 0;
    for (const { docs, count } of this.#blocks) {
      for (let index = 0; index < count; index++) {
        const doc = docs[index] ?? 0;
        if ((((set[doc >> 5] ?? 0) >>> (doc & 31)) & 1) === 0) continue;
        if (place >= from) taken.push(doc);
        place++;
        if (place === to) return taken;
      }
    }
    return taken;
  }

  bytes(): number {
    return this.#blocks.length * blockSize * Uint32Array.BYTES_PER_ELEMENT;
  }
}
