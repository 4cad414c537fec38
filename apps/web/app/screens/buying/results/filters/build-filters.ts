import {
  type AttributeCondition,
  formatAttribute,
  groupDigits,
  isRange,
  nameSlug,
  type Range,
  type SearchableAttribute,
  type SearchQuery,
  searchableAttributesOf,
} from '@forecourt/domain';
import { buildFacets, type Facets } from '@forecourt/search';
import type { HrefOf } from '../addresses/result-links.ts';
import { conditionLabel, type Names } from '../search-summary/build-chips.ts';
import { buildMakeFilter } from './build-make-filter.ts';
import { buildNearFilter } from './build-near-filter.ts';
import { buildRangeScale, stopLabel } from './build-range-scale.ts';
import type { FilterView, ListFilterView, RangeFilterView, SelectFilterView } from './filter-view.ts';
import { type Counted, type FilterParts, filterWords } from './filter-words.ts';
import { buildOutFilter } from './groups/build-out-filter.ts';
import { type GroupKey, groupOf } from './groups/filter-groups.ts';

/** What people decide by first; the table's other attributes follow in the table's order. */
const firstKeys = [
  'make',
  'version',
  'price',
  'year',
  'mileage',
  'county',
  'near',
  'fuel',
  'transmission',
  'body',
];

/** Models are shown under their makes; dealers have their own listings. */
const shownElsewhere = new Set(['model', 'dealer']);

/** A filter for every searchable attribute of the table that is in no closed group, each with its counts. */
export function buildFilters(
  query: SearchQuery,
  counted: Counted,
  hrefOf: HrefOf,
  names: Names,
  without: ReadonlySet<string> = new Set(),
  open: readonly GroupKey[] = [],
  facets: Facets = buildFacets(counted.facets, query.channel),
): FilterView[] {
  const parts = { query, counted, facets, hrefOf, names };
  const filters = searchableAttributesOf(query.channel)
    .filter((attribute) => {
      const group = groupOf(attribute);
      return (
        !shownElsewhere.has(attribute.key) && !without.has(attribute.key) && (!group || open.includes(group))
      );
    })
    .flatMap((attribute) => buildFilter(attribute, parts) ?? []);
  if (!without.has('near')) filters.push(buildNearFilter(query, hrefOf));
  if (open.includes('out')) filters.push(buildOutFilter(query, counted));
  return filters.toSorted((a, b) => rankOf(a.attribute) - rankOf(b.attribute));
}

function rankOf(key: string): number {
  const rank = firstKeys.indexOf(key);
  return rank < 0 ? firstKeys.length : rank;
}

export function buildFilter(attribute: SearchableAttribute, parts: FilterParts): FilterView | null {
  switch (attribute.filter?.by) {
    case undefined:
      return null;
    case 'any-of':
      return attribute.key === 'make'
        ? buildMakeFilter(attribute, parts)
        : buildList(attribute, attribute.filter.param, parts);
    case 'all-of':
      return buildList(attribute, attribute.filter.param, parts);
    case 'is':
      return buildYesOrNo(attribute, attribute.filter.param, parts);
    case 'range':
      return buildRange(attribute, attribute.filter, parts);
    case 'at-least':
    case 'at-most':
    case 'months-ahead':
    case 'within-days':
      return buildLimit(attribute, attribute.filter, parts);
  }
}

function buildList(attribute: SearchableAttribute, name: string, parts: FilterParts): ListFilterView | null {
  const condition = parts.query.filters?.[attribute.key];
  const values = valuesIn(condition);
  const chosen = new Set(values.map((value) => writeValue(attribute, value)));
  const counted = (parts.facets[name] ?? []).map((facet) => ({ ...facet, value: String(facet.value) }));
  const options = [...counted, ...uncounted(attribute, values, counted, parts.names)]
    .filter(({ value, count = 0 }) => count > 0 || chosen.has(value))
    .map(({ value, label, count }) => ({
      value,
      label: optionLabel(attribute, value, label, parts.names),
      ...(count !== undefined && { count }),
      isChecked: chosen.has(value),
    }));
  // Of a model's many versions, most people look for one of the common ones.
  if (attribute.key === 'version') options.sort((a, b) => (b.count ?? 0) - (a.count ?? 0));
  return options.length > 0 ? { kind: 'list', ...filterWords(attribute, parts), name, options } : null;
}

/** Two checkboxes could both be ticked, which would mean nothing. */
function buildYesOrNo(
  attribute: SearchableAttribute,
  name: string,
  parts: FilterParts,
): SelectFilterView | null {
  const condition = parts.query.filters?.[attribute.key];
  const value = condition && 'is' in condition ? (condition.is ? 'yes' : 'no') : '';
  const options = (parts.facets[name] ?? [])
    .filter((facet) => facet.count > 0 || facet.value === value)
    .map((facet) => ({ value: String(facet.value), label: facet.label + countText(facet.count) }));
  return options.length > 0
    ? { kind: 'select', ...filterWords(attribute, parts), name, value, options }
    : null;
}

function valuesIn(condition: AttributeCondition | undefined): readonly (string | number)[] {
  if (!condition) return [];
  return 'anyOf' in condition ? condition.anyOf : 'allOf' in condition ? condition.allOf : [];
}

function writeValue({ kind }: SearchableAttribute, value: string | number): string {
  const isSlug = kind === 'choice' || kind === 'choices' || kind === 'name';
  return isSlug ? nameSlug(String(value)) : String(value);
}

/** Chosen values that are not counted, such as a version without its model: they stay chosen. */
function uncounted(
  attribute: SearchableAttribute,
  values: readonly (string | number)[],
  counted: readonly { value: string }[],
  names: Names,
) {
  return values
    .filter((value) => !counted.some((each) => each.value === writeValue(attribute, value)))
    .map((value) => ({
      value: writeValue(attribute, value),
      label: conditionLabel(attribute, { anyOf: [value] }, names),
      count: undefined,
    }));
}

/** Use the visitors' words for sellers: dealers, not trade. */
function optionLabel(attribute: SearchableAttribute, value: string, label: string, names: Names): string {
  return attribute.key === 'seller' ? conditionLabel(attribute, { anyOf: [value] }, names) : label;
}

function buildRange(
  attribute: SearchableAttribute,
  { min, max }: { min: string; max: string },
  parts: FilterParts,
): RangeFilterView | null {
  const bars = parts.counted.histograms[attribute.key];
  if (!bars) return null;
  const { from, to } = rangeOf(parts.query.filters?.[attribute.key]);
  const ends = [from, to].filter(Boolean);
  return {
    kind: 'range',
    ...filterWords(attribute, parts),
    fromName: min,
    toName: max,
    from,
    to,
    endLabels: Object.fromEntries(ends.map((end) => [end, stopLabel(attribute, Number(end))])),
    ...buildRangeScale(attribute, bars),
  };
}

type LimitKind = 'at-least' | 'at-most' | 'months-ahead' | 'within-days';

function buildLimit(
  attribute: SearchableAttribute,
  filter: { by: LimitKind; param: string },
  parts: FilterParts,
): SelectFilterView {
  const condition = parts.query.filters?.[attribute.key];
  const value = limitOf(filter.by, condition);
  const amounts = new Map<string, number | undefined>(
    (parts.facets[filter.param] ?? []).map((each) => [String(each.value), each.count]),
  );
  // An address may contain a figure that the list does not have.
  if (value !== '' && !amounts.has(value)) amounts.set(value, undefined);
  const options = [...amounts]
    .sort(([a], [b]) => Number(a) - Number(b))
    .filter(([amount, count]) => count !== 0 || amount === value)
    .map(([amount, count]) => ({
      value: amount,
      label: limitLabel(attribute, filter.by, Number(amount), parts.names) + countText(count),
    }));
  return { kind: 'select', ...filterWords(attribute, parts), name: filter.param, value, options };
}

function limitLabel(attribute: SearchableAttribute, by: LimitKind, amount: number, names: Names): string {
  if (by === 'months-ahead') return conditionLabel(attribute, { monthsAhead: amount }, names);
  if (by === 'within-days') return conditionLabel(attribute, { withinDays: amount }, names);
  if (attribute.says)
    return conditionLabel(attribute, by === 'at-most' ? { to: amount } : { from: amount }, names);
  const text = formatAttribute(attribute, amount);
  return by === 'at-most' ? `Up to ${text}` : `At least ${text}`;
}

function countText(count: number | undefined): string {
  return count === undefined ? '' : ` (${groupDigits(count)})`;
}

function limitOf(by: LimitKind, condition: AttributeCondition | undefined): string {
  if (!condition) return '';
  if ('monthsAhead' in condition) return String(condition.monthsAhead);
  if ('withinDays' in condition) return String(condition.withinDays);
  const { from, to } = rangeOf(condition);
  return by === 'at-most' ? to : from;
}

function rangeOf(condition: AttributeCondition | undefined): { from: string; to: string } {
  const { from, to }: Range = condition && isRange(condition) ? condition : {};
  return { from: from === undefined ? '' : String(from), to: to === undefined ? '' : String(to) };
}
