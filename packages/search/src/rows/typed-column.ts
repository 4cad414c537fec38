import { freeBuffer } from '../bits/free-buffer.ts';
import { inSlices } from '../bits/in-slices.ts';

type TypedArray = Uint8Array | Uint32Array | Float64Array;

/** One typed array with a place for each document, which can grow while a market is loaded. */
export class TypedColumn<Data extends TypedArray> {
  data: Data;
  readonly #make: (length: number) => Data;

  constructor(make: (length: number) => Data, capacity: number) {
    this.#make = make;
    this.data = make(capacity);
  }

  grow(capacity: number): void {
    const { data } = this;
    const grown = this.#make(capacity);
    grown.set(data);
    this.data = grown;
    freeBuffer(data);
  }

  /** Frees everything that the column holds. */
  release(): void {
    const { data } = this;
    this.data = this.#make(0);
    freeBuffer(data);
  }

  /** Takes over the content of a column of the same kind. */
  restore(data: ArrayLike<number>): void {
    this.data = this.#make(data.length);
    this.data.set(data);
  }
}

export type AnyColumn = TypedColumn<Uint8Array> | TypedColumn<Uint32Array> | TypedColumn<Float64Array>;

export const bytesColumn = (capacity: number) =>
  new TypedColumn((length) => new Uint8Array(length), capacity);
export const codesColumn = (capacity: number) =>
  new TypedColumn((length) => new Uint32Array(length), capacity);
export const floatsColumn = (capacity: number) =>
  new TypedColumn((length) => new Float64Array(length), capacity);

const slice = 1 << 12;

/**
 * Makes room for this many documents and copies `from[docs[i]]` to place i. A spent source is no longer
 * needed.
 */
export function* gatherColumn(
  to: AnyColumn,
  from: AnyColumn,
  docs: Uint32Array,
  capacity: number,
  isSpent: boolean,
): Generator<void> {
  to.grow(capacity);
  yield;
  yield* inSlices(docs.length, slice, (start, end) => gatherPart(to.data, from.data, docs, start, end));
  if (isSpent) from.release();
}

/** One loop per type: a loop that sees several array types is optimised for none of them. */
function gatherPart(
  target: TypedArray,
  source: TypedArray,
  docs: Uint32Array,
  start: number,
  end: number,
): void {
  if (target instanceof Uint8Array && source instanceof Uint8Array)
    gatherBytes(target, source, docs, start, end);
  else if (target instanceof Uint32Array && source instanceof Uint32Array)
    gatherCodes(target, source, docs, start, end);
  else if (target instanceof Float64Array && source instanceof Float64Array)
    gatherFloats(target, source, docs, start, end);
}

type Gather<Data> = (target: Data, source: Data, docs: Uint32Array, start: number, end: number) => void;

const gatherBytes: Gather<Uint8Array> = (target, source, docs, start, end) => {
  for (let place = start; place < end; place++) target[place] = source[docs[place] ?? 0] ?? 0;
};

const gatherCodes: Gather<Uint32Array> = (target, source, docs, start, end) => {
  for (let place = start; place < end; place++) target[place] = source[docs[place] ?? 0] ?? 0;
};

const gatherFloats: Gather<Float64Array> = (target, source, docs, start, end) => {
  for (let place = start; place < end; place++) target[place] = source[docs[place] ?? 0] ?? 0;
};
