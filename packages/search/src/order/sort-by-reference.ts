import type { Rows } from '../rows/rows.ts';
import type { RadixSorter } from './radix-sort.ts';

const slice = 1 << 11;

/** The first documents of the rows by reference: by key first, and by the texts if keys are equal. */
export function* sortByReference(
  rows: Rows,
  sorter: RadixSorter,
  count = rows.count,
): Generator<void, Uint32Array> {
  const keys = rows.referenceKeys.data;
  const docs = new Uint32Array(count);
  for (let doc = 0; doc < docs.length; doc++) {
    docs[doc] = doc;
    if (doc % slice === 0) yield;
  }
  yield* sorter.sort(docs, keys, 1);
  let handled = 0;
  for (let start = 0, end = 0; start < docs.length; start = end) {
    const key = keys[docs[start] ?? 0];
    end = start + 1;
    if (++handled % slice === 0) yield;
    while (end < docs.length && keys[docs[end] ?? 0] === key) end++;
    if (end - start > 1) {
      docs.subarray(start, end).sort((a, b) => (rows.isReferenceBefore(a, b) ? -1 : 1));
    }
  }
  yield;
  return docs;
}
