import { addRange, type Bitset, bitset, hasBit } from '../bits/bitset.ts';
import { inSlices } from '../bits/in-slices.ts';
import { Scratch } from '../bits/scratch.ts';
import { AttributeCounter } from '../facets/attribute-counter.ts';
import { buildOrders, moveOrders, type Orders } from '../order/orders.ts';
import { CellGrid } from '../place/cell-grid.ts';
import type { PriceYardstick } from '../relevance/price-yardstick.ts';
import { ReferenceTable } from '../rows/reference-table.ts';
import type { Rows } from '../rows/rows.ts';
import type { WordSource } from '../words/word-postings.ts';
import { type AttributeSets, buildAttributeSets } from './attribute-sets.ts';
import { ChannelIndex } from './channel-index.ts';
import { FamilyRanges } from './family-ranges.ts';

const slice = 1 << 11;
export const smallestReserve = 2048;
/** Spare capacity for changes: an eighth of the documents that a layout starts with. */
const reserveShare = 8;

export interface LayoutSource {
  rows: Rows;
  live: Bitset;
  words: WordSource;
  yardstick: PriceYardstick;
  /** Those of the last layout, if there is one. */
  orders?: Orders;
  /** Documents whose prices have changed since the layout began; more may follow. */
  priced?: ReadonlySet<number>;
  /** Whether the source is no longer needed: its memory is then freed during the layout. */
  isSpent: boolean;
  /** The least spare capacity for changes. */
  reserve?: number;
}

/**
 * Sorts the live documents by make and model and derives everything that searches need. All of it is linear
 * in the market and yields often: the caller decides how much to do at a time. Documents that are added to
 * the source or die after the start are not noticed, and prices that change may be: the caller applies those
 * changes again at the end.
 */
export function* layOut(source: LayoutSource): Generator<void, ChannelIndex> {
  const live = source.live.slice();
  const { moves, ranges, counts } = yield* sortByFamily(source.rows, live);
  const { docs } = moves;
  const { reserve = smallestReserve } = source;
  const capacity = roundUp(docs.length + Math.ceil(Math.max(reserve, docs.length / reserveShare)));
  const words = yield* source.words.place(moves, capacity);
  const rows = yield* source.rows.gather(docs, capacity, source.isSpent);
  const references = new ReferenceTable(rows);
  yield* inSlices(docs.length, slice, (start, end) => references.addAll(start, end));
  const sets: AttributeSets[] = [];
  for (const attribute of rows.attributes) {
    sets.push(yield* buildAttributeSets(attribute, rows.count, capacity));
  }
  const allLive = bitset(capacity);
  addRange(allLive, 0, rows.count);
  return new ChannelIndex(rows, {
    laidOut: rows.count,
    live: allLive,
    liveCount: rows.count,
    liveOfFamily: Array.from(counts),
    ranges,
    sets,
    counter: yield* AttributeCounter.build(rows),
    grid: yield* CellGrid.build(rows),
    words,
    orders: yield* source.orders
      ? moveOrders(rows, moves, source.orders, source.priced ?? new Set())
      : buildOrders(rows),
    references,
    yardstick: source.yardstick,
    scratch: new Scratch(capacity),
  });
}

/** A counting sort of the live documents by family. */
function* sortByFamily(rows: Rows, live: Bitset) {
  const { families } = rows.schema;
  const familyOf = rows.families.data;
  const counts = new Uint32Array(families.count);
  const placeOf = new Uint32Array(rows.count);
  for (let doc = 0; doc < placeOf.length; doc++) {
    const family = familyOf[doc] ?? 0;
    if (hasBit(live, doc)) counts[family] = (counts[family] ?? 0) + 1;
    if (doc % slice === 0) yield;
  }
  const ranges = new FamilyRanges(families, counts);
  const next = Uint32Array.from({ length: families.count }, (_, family) => ranges.ofFamily(family)[0]);
  const docs = new Uint32Array(counts.reduce((sum, count) => sum + count, 0));
  for (let doc = 0; doc < placeOf.length; doc++) {
    if (!hasBit(live, doc)) continue;
    const family = familyOf[doc] ?? 0;
    const place = next[family] ?? 0;
    next[family] = place + 1;
    docs[place] = doc;
    placeOf[doc] = place;
    if (doc % slice === 0) yield;
  }
  return { moves: { docs, placeOf, live }, ranges, counts };
}

function roundUp(capacity: number): number {
  return (capacity + 31) & ~31;
}
