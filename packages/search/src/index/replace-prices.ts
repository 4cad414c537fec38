import { ordersBy } from '../order/orders.ts';
import type { AttributeRows } from '../rows/attribute-rows.ts';
import { moveInSets } from './attribute-sets.ts';
import type { LaidOut } from './derived.ts';

/**
 * Puts a value of rows of the same plan in place of a document's own: where it is `at` in those rows. Only the
 * sets, counts and orders in which the two differ are touched.
 */
export function replaceValue(
  { rows, derived }: LaidOut,
  plan: number,
  doc: number,
  from: AttributeRows,
  at: number,
): void {
  const own = rows.attributes[plan];
  const sets = derived.sets[plan];
  if (!own || !sets) return;
  const code = own.codes?.data[doc] ?? 0;
  const number = own.numbers?.data[doc] ?? Number.NaN;
  const isSameNumber = Object.is(number, from.numbers?.data[at] ?? Number.NaN);
  if (isSameNumber && code === (from.codes?.data[at] ?? 0)) return;
  const orders = isSameNumber ? [] : ordersBy(derived.orders, own.plan.attribute.key);
  const places = orders.map(({ docs }) => ({ docs, place: docs.find(doc) }));
  own.copy(doc, from, at);
  for (const { docs, place } of places) docs.settle(doc, place);
  moveInSets(sets, own, doc, { code, number });
  derived.counter.move(plan, doc, code);
}

/** The same for the quality, which the price is part of. */
export function replaceQuality({ rows, derived }: LaidOut, doc: number, quality: number): void {
  const qualities = rows.qualities.data;
  if (qualities[doc] === quality) return;
  const { docs } = derived.orders.relevance;
  const place = docs.find(doc);
  qualities[doc] = quality;
  docs.settle(doc, place);
}

/** Gives a document the prices of another one, in an older layout of the same market. */
export function copyPrices(index: LaidOut, doc: number, from: LaidOut, at: number): void {
  for (const { place } of index.rows.schema.pricePlans) {
    const source = from.rows.attributes[place];
    if (source) replaceValue(index, place, doc, source, at);
  }
  replaceQuality(index, doc, from.rows.qualities.data[at] ?? 0);
}
