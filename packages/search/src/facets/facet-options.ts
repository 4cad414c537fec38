import {
  type AttributeCondition,
  type AttributeValue,
  type Channel,
  capitaliseFirst,
  describeCondition,
  formatAttribute,
  nameSlug,
  type SearchableAttribute,
  searchableAttributesOf,
} from '@forecourt/domain';
import type { BucketCount, Facet, ValueCount } from '../query/search-result.ts';

export interface FacetValue {
  /** The value that the parameter accepts. */
  value: string | number;
  label: string;
  /** How many adverts the search would find with this value instead of its own. */
  count: number;
}

export type Facets = Record<string, FacetValue[]>;

/**
 * The counts of a search by parameter. A range has two: what remains above each lower end, and below each
 * upper end.
 */
export function buildFacets(counted: Readonly<Record<string, Facet>>, channel: Channel): Facets {
  const facets: Facets = {};
  for (const attribute of searchableAttributesOf(channel)) {
    const facet = counted[attribute.key];
    if (facet?.kind === 'values') Object.assign(facets, valueFacet(attribute, facet.values));
    if (facet?.kind === 'buckets') Object.assign(facets, endFacets(attribute, facet.buckets));
  }
  return facets;
}

function valueFacet(attribute: SearchableAttribute, values: readonly ValueCount[]): Facets {
  const { filter } = attribute;
  if (filter?.by === 'within-days')
    return { [filter.param]: dayFacet(attribute, values, (withinDays) => ({ withinDays })) };
  if (filter?.by === 'months-ahead')
    return { [filter.param]: dayFacet(attribute, values, (monthsAhead) => ({ monthsAhead })) };
  if (filter?.by !== 'any-of' && filter?.by !== 'all-of' && filter?.by !== 'is') return {};
  const byValue = new Map<string | number, FacetValue>();
  for (const { value, count } of values) {
    if (value === false && filter.by === 'is' && filter.only) continue;
    const written = writeValue(attribute, value);
    const same = byValue.get(written.value);
    // Two spellings with one slug are one choice.
    if (same) same.count += count;
    else byValue.set(written.value, { ...written, count });
  }
  const listed = [...byValue.values()];
  // Choices are in table order; names in dictionary order, where Š sorts as S.
  if (attribute.kind === 'name') listed.sort((a, b) => (a.value < b.value ? -1 : 1));
  return { [filter.param]: listed };
}

function dayFacet(
  attribute: SearchableAttribute,
  values: readonly ValueCount[],
  conditionOf: (amount: number) => AttributeCondition,
): FacetValue[] {
  return values.map(({ value, count }) => ({
    value: Number(value),
    label: capitaliseFirst(describeCondition(attribute, conditionOf(Number(value)))),
    count,
  }));
}

type Written = Omit<FacetValue, 'count'>;

/** The same few hundred values occur in every answer. */
const writings = new WeakMap<SearchableAttribute, Map<ValueCount['value'], Written>>();
/** More names than the market has; a feed of nonsense must not fill the memory. */
const mostWritings = 10_000;

function writeValue(attribute: SearchableAttribute, value: ValueCount['value']): Written {
  let known = writings.get(attribute);
  if (!known || known.size >= mostWritings) {
    known = new Map();
    writings.set(attribute, known);
  }
  let written = known.get(value);
  if (!written) {
    written = { value: parameterOf(value), label: labelOf(attribute, value) };
    known.set(value, written);
  }
  return written;
}

function parameterOf(value: ValueCount['value']): string | number {
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  return typeof value === 'string' ? nameSlug(value) : value;
}

function labelOf(attribute: SearchableAttribute, value: AttributeValue): string {
  return capitaliseFirst(formatAttribute(attribute, value));
}

function endFacets(attribute: SearchableAttribute, buckets: readonly BucketCount[]): Facets {
  const { filter } = attribute;
  switch (filter?.by) {
    case 'range':
      return { [filter.min]: fromEach(attribute, buckets), [filter.max]: upToEach(attribute, buckets) };
    case 'at-least':
      return { [filter.param]: fromEach(attribute, buckets) };
    case 'at-most':
      return { [filter.param]: upToEach(attribute, buckets) };
    default:
      return {};
  }
}

/** The first bucket begins at the minimum, which narrows nothing. */
function fromEach(attribute: SearchableAttribute, buckets: readonly BucketCount[]): FacetValue[] {
  let count = 0;
  return buckets
    .toReversed()
    .map((bucket) => {
      count += bucket.count;
      return { value: bucket.from, label: writeValue(attribute, bucket.from).label, count };
    })
    .toReversed()
    .slice(1);
}

/** A bucket ends before the next begins, and parameters include their end: up to 9,999 is below 10,000. */
function upToEach(attribute: SearchableAttribute, buckets: readonly BucketCount[]): FacetValue[] {
  let count = 0;
  return buckets.flatMap((bucket) => {
    count += bucket.count;
    if (bucket.to === null) return [];
    const value = bucket.to - 1;
    return [{ value, label: writeValue(attribute, value).label, count }];
  });
}
