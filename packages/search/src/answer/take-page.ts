import type { Bitset } from '../bits/bitset.ts';
import { countIn, listIn, type Windows } from '../bits/windows.ts';
import type { ChannelIndex } from '../index/channel-index.ts';
import type { Order } from '../order/orders.ts';
import { selectPlaces } from '../order/select.ts';

/** Listing and selecting a document costs about as much as passing four in a sorted order. */
const selectCost = 4;

/** How found documents are ranked: by a precomputed order, or by a key computed for this search. */
export type Ranking = Order | { keyOf: (doc: number) => number; docs: null };

/**
 * The documents at the places `from` to `to`. The levels are disjoint sets: all of the first come before all
 * of the second, and so on; within a level the ranking decides, with the reference as tie-break.
 *
 * Many matches are found by walking the precomputed order and looking each document up in the set; few are
 * listed, and only the wanted places are sorted. Either way the last page costs little more than the first.
 */
export function takePage(
  index: ChannelIndex,
  levels: readonly Bitset[],
  windows: Windows,
  ranking: Ranking,
  from: number,
  to: number,
): number[] {
  const taken: number[] = [];
  let before = 0;
  for (const level of levels) {
    if (before >= to) break;
    const count = countIn(level, windows);
    const first = Math.max(0, from - before);
    const end = Math.min(count, to - before);
    if (first < end) taken.push(...takeFrom(index, level, count, windows, ranking, first, end));
    before += count;
  }
  return taken;
}

function takeFrom(
  index: ChannelIndex,
  level: Bitset,
  count: number,
  windows: Windows,
  { keyOf, docs: kept }: Ranking,
  from: number,
  to: number,
): number[] {
  if (kept && (to * index.rows.count) / count < count * selectCost) return kept.take(level, from, to);
  const { docs, keys } = index.derived.scratch;
  listIn(level, windows, docs);
  for (let place = 0; place < count; place++) keys[place] = keyOf(docs[place] ?? 0);
  selectPlaces(docs, keys, count, from, to, (a, b) => index.rows.isReferenceBefore(a, b));
  return Array.from(docs.subarray(from, to));
}
