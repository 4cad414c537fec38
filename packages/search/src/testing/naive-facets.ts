import {
  dayMs,
  optionsFor,
  type SearchableAdvert,
  type SearchableAttribute,
  type SearchQuery,
} from '@forecourt/domain';
import type { BucketCount, Facet } from '../query/search-result.ts';

/** A choice that the table does not list counts as not stated. */
export function statedValue(attribute: SearchableAttribute, advert: SearchableAdvert) {
  const value = attribute.read(advert);
  if (attribute.kind !== 'choice') return value;
  return optionsFor(attribute, advert.channel).includes(String(value)) ? value : null;
}

export function facetOf(
  attribute: SearchableAttribute,
  query: SearchQuery,
  counted: readonly SearchableAdvert[],
  today: string,
): Facet {
  if (typeof attribute.facet === 'object') {
    if ('from' in attribute.facet)
      return { kind: 'buckets', buckets: bucketsOf(attribute, attribute.facet.from, counted) };
    const isAgo = 'within' in attribute.facet;
    const amounts = 'within' in attribute.facet ? attribute.facet.within : attribute.facet.ahead;
    const values = amounts.map((value) => ({
      value,
      count: countSince(attribute, counted, isAgo ? daysBefore(today, value) : addMonths(today, value)),
    }));
    return { kind: 'values', values };
  }
  const counts = new Map<string | number | boolean, number>();
  if (attribute.kind === 'choice' || attribute.kind === 'choices')
    for (const option of optionsFor(attribute, query.channel)) counts.set(option, 0);
  if (attribute.kind === 'yes-no') counts.set(false, 0).set(true, 0);
  if (attribute.key !== 'model' || query.filters?.make) {
    for (const advert of counted) {
      const value = statedValue(attribute, advert);
      const values = Array.isArray(value) ? [...new Set(value)] : value === null ? [] : [value];
      for (const each of values) counts.set(each, (counts.get(each) ?? 0) + 1);
    }
  }
  const values = Array.from(counts, ([value, count]) => ({ value, count }));
  if (attribute.kind === 'choice' || attribute.kind === 'choices' || attribute.kind === 'yes-no')
    return { kind: 'values', values };
  return { kind: 'values', values: values.sort((a, b) => (a.value < b.value ? -1 : 1)) };
}

function daysBefore(day: string, days: number): string {
  return new Date(Date.parse(day) - days * dayMs).toISOString().slice(0, 10);
}

export function addMonths(day: string, months: number): string {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
  const first = new Date(Date.UTC(year, month - 1 + months, 1));
  const last = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 0)).getUTCDate();
  first.setUTCDate(Math.min(date, last));
  return first.toISOString().slice(0, 10);
}

function countSince(
  attribute: SearchableAttribute,
  counted: readonly SearchableAdvert[],
  first: string,
): number {
  return counted.filter((advert) => String(attribute.read(advert) ?? '') >= first).length;
}

export function bucketsOf(
  attribute: SearchableAttribute,
  edges: readonly number[],
  counted: readonly SearchableAdvert[],
): BucketCount[] {
  return edges.map((from, index) => {
    const to = edges[index + 1] ?? null;
    const count = counted.filter((advert) => {
      const value = attribute.read(advert);
      return typeof value === 'number' && value >= from && (to === null || value < to);
    }).length;
    return { from, to, count };
  });
}

export function modelsOf(adverts: readonly SearchableAdvert[]) {
  const counts = new Map<string, { make: string; model: string; count: number }>();
  for (const { vehicle } of adverts) {
    const { make, model } = vehicle;
    const entry = counts.get(`${make}\n${model}`) ?? { make, model, count: 0 };
    entry.count++;
    counts.set(`${make}\n${model}`, entry);
  }
  return [...counts.values()].sort((a, b) =>
    a.make === b.make ? (a.model < b.model ? -1 : 1) : a.make < b.make ? -1 : 1,
  );
}
