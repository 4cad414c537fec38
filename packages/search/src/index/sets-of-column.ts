import { codesOfFlags, stepFlags } from '../bits/flags.ts';
import { inSlices } from '../bits/in-slices.ts';

import { stepCodes, stepLists } from '../facets/count-codes.ts';
import { PostingSets } from './posting-sets.ts';

const slice = 1 << 12;

/** The documents of each code of a column. */
export function* setsOfColumn(
  codes: Uint8Array | Uint32Array,
  count: number,
  codeCount: number,
  capacity: number,
): Generator<void, PostingSets> {
  const sizes = new Int32Array(codeCount);
  yield* inSlices(count, slice, (start, end) => stepCodes(sizes, codes, start, end, 1));
  const sets = new PostingSets(sizes, capacity);
  yield* inSlices(count, slice, (start, end) => sets.putColumn(codes, start, end));
  return sets;
}

/** The same for the bits of several codes per document. */
export function* setsOfFlags(
  flags: Float64Array,
  count: number,
  codeCount: number,
  capacity: number,
): Generator<void, PostingSets> {
  const sizes = new Int32Array(codeCount);
  yield* inSlices(count, slice, (start, end) => {
    for (let doc = start; doc < end; doc++) stepFlags(sizes, flags[doc] ?? 0, 1);
  });
  const sets = new PostingSets(sizes, capacity);
  yield* inSlices(count, slice, (start, end) => {
    for (let doc = start; doc < end; doc++)
      for (const code of codesOfFlags(flags[doc] ?? 0)) sets.put(code, doc);
  });
  return sets;
}

/** The same for a column with several codes per document. */
export function* setsOfLists(
  lists: readonly (readonly number[])[],
  count: number,
  codeCount: number,
  capacity: number,
): Generator<void, PostingSets> {
  const sizes = new Int32Array(codeCount);
  yield* inSlices(count, slice, (start, end) => stepLists(sizes, lists, start, end, 1));
  const sets = new PostingSets(sizes, capacity);
  yield* inSlices(count, slice, (start, end) => {
    for (let doc = start; doc < end; doc++) for (const code of lists[doc] ?? []) sets.put(code, doc);
  });
  return sets;
}
