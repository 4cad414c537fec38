import { type AttributeValue, priceReaderOf } from '@forecourt/domain';
import { hasBit } from '../bits/bitset.ts';
import { inSlices } from '../bits/in-slices.ts';
import { type Orders, rebuildOrders } from '../order/orders.ts';
import { AttributeRows } from '../rows/attribute-rows.ts';
import { type AttributeSets, addToSets, buildAttributeSets } from './attribute-sets.ts';
import type { ChannelIndex } from './channel-index.ts';
import { replaceValue } from './replace-prices.ts';

/** What computed values are looked up by. */
export interface IndexedAdvert {
  reference: string;
  /** Null for a private seller. */
  dealer: number | null;
  /** The price that it is found by; null if it has none. */
  price: number | null;
}

/** The values of some attributes, in the order of their keys. */
export type ValuesOf = (advert: IndexedAdvert) => readonly (AttributeValue | null)[];

const slice = 1 << 8;

interface Part {
  place: number;
  rows: AttributeRows;
  sets: AttributeSets;
  orders: Partial<Orders>;
}

/**
 * Recomputes values of attributes beside the old ones, and returns the function that puts all of them in
 * place at once. Documents added meanwhile have values of their own, which are kept; so have those of `priced`,
 * whose prices have changed meanwhile, if the values depend on these.
 */
export function* reviseIndex(
  index: ChannelIndex,
  keys: readonly string[],
  valuesOf: ValuesOf,
  priced: ReadonlySet<number>,
): Generator<void, () => void> {
  const { rows, derived, schema } = index;
  const { count, capacity } = rows;
  const places = keys.map((key) => schema.planOf(key));
  const revised = places.map((place) => {
    const plan = schema.plans[place];
    // Attributes that every search counts are packed together.
    if (!plan || (plan.attribute.facet !== undefined && plan.attribute.group === undefined))
      throw new Error(`${keys.join(', ')} cannot all be revised`);
    return { place, rows: new AttributeRows(plan, capacity) };
  });
  const dealerOf = readDealers(index);
  const priceOf = readPrices(index);
  yield* inSlices(count, slice, (start, end) => {
    for (let doc = start; doc < end; doc++) {
      const reference = rows.references[doc] ?? '';
      const values = valuesOf({ reference, dealer: dealerOf(doc), price: priceOf(doc) });
      for (const [order, each] of revised.entries()) each.rows.write(doc, values[order] ?? null);
    }
  });
  const parts: Part[] = [];
  for (const each of revised) {
    const sets = yield* buildAttributeSets(each.rows, count, capacity);
    const numbers = each.rows.numbers?.data ?? null;
    const { key } = each.rows.plan.attribute;
    parts.push({ ...each, sets, orders: yield* rebuildOrders(rows, count, key, numbers) });
  }
  return () => {
    for (const { place, rows: revisedRows, sets, orders } of parts) {
      const before = rows.attributes[place];
      if (!before) continue;
      for (let doc = count; doc < rows.count; doc++) revisedRows.copy(doc, before, doc);
      rows.replace(place, revisedRows);
      derived.sets[place] = sets;
      Object.assign(derived.orders, orders);
      addToSets(sets, revisedRows, count, rows.count);
      for (const order of Object.values(orders)) order.docs.addAll(count, rows.count);
      derived.counter.recount(place, derived.live, [[0, (rows.count + 31) >> 5]]);
      if (priceReaderOf(revisedRows.plan.attribute))
        for (const doc of priced)
          if (doc < count && hasBit(derived.live, doc)) replaceValue(index, place, doc, before, doc);
    }
  };
}

function readPrices({ rows, schema }: ChannelIndex): (doc: number) => number | null {
  const prices = rows.attributes[schema.planOf('price')]?.numbers?.data;
  return (doc) => {
    const price = prices?.[doc] ?? Number.NaN;
    return Number.isNaN(price) ? null : price;
  };
}

function readDealers({ rows, schema }: ChannelIndex): (doc: number) => number | null {
  const plan = schema.plans[schema.planOf('dealer')];
  const codes = rows.attributes[schema.planOf('dealer')]?.codes?.data;
  if (plan?.kind !== 'open' || !codes) return () => null;
  return (doc) => {
    const dealer = plan.dictionary.valueOf(codes[doc] ?? 0);
    return typeof dealer === 'number' ? dealer : null;
  };
}
