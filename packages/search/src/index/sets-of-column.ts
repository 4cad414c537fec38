import { stepCodes, stepLists } from '../facets/count-codes.ts';
import { PostingSets } from './posting-sets.ts';

const slice = 1 << 12;

/** The documents of each code of a column, each document under its own. */
export function* setsOfColumn(
  codes: Uint8Array | Uint32Array,
  count: number,
  codeCount: number,
  capacity: number,
): Generator<void, PostingSets> {
  const sizes = new Int32Array(codeCount);
  for (let start = 0; start < count; start += slice) {
    stepCodes(sizes, codes, start, Math.min(count, start + slice), 1);
    yield;
  }
  const sets = new PostingSets(sizes, capacity);
  for (let start = 0; start < count; start += slice) {
    sets.putColumn(codes, start, Math.min(count, start + slice));
    yield;
  }
  return sets;
}

/** The same for a column of several codes a document. */
export function* setsOfLists(
  lists: readonly (readonly number[])[],
  count: number,
  codeCount: number,
  capacity: number,
): Generator<void, PostingSets> {
  const sizes = new Int32Array(codeCount);
  for (let start = 0; start < count; start += slice) {
    stepLists(sizes, lists, start, Math.min(count, start + slice), 1);
    yield;
  }
  const sets = new PostingSets(sizes, capacity);
  for (let doc = 0; doc < count; doc++) {
    for (const code of lists[doc] ?? []) sets.put(code, doc);
    if (doc % slice === 0) yield;
  }
  return sets;
}
