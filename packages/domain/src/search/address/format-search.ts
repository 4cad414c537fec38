import { formatQuery, type QueryValue } from '../../address/format-query.ts';
import { listingPath, searchPath } from '../../address/listing-path.ts';
import { nameSlug } from '../../slug/name-slug.ts';
import { slugify } from '../../slug/slugify.ts';
import type { AttributeFilter } from '../../vehicle/attribute.ts';
import { placeOfSearch } from '../place-of-search.ts';
import { type AttributeCondition, pageSize, type SearchQuery } from '../search-query.ts';
import { searchableAttributesOf } from '../searchable-attributes.ts';
import { excludingParam } from './is-search-parameter.ts';

/**
 * The canonical address of a search: what the path can express is in the path, the rest follows in the order
 * of the attribute tables, and defaults are left out. `parseSearchAddress` reads it back.
 */
export function formatSearch(query: SearchQuery, base: 'listing' | 'search' = 'listing'): string {
  const { place, inPath } = placeOfSearch(query);
  const path = base === 'listing' ? listingPath(place) : searchPath(place);
  return path + formatQuery(searchParameters(query, inPath));
}

/** The parameters of a search, as REST takes them, without the attributes that the path already contains. */
export function searchParameters(
  { channel, filters = {}, excluded = {}, words, notWords, near, sort, page, size }: SearchQuery,
  without: ReadonlySet<string> = new Set(),
): Record<string, QueryValue> {
  const values: Record<string, QueryValue> = {};
  for (const { key, filter, kind } of searchableAttributesOf(channel)) {
    const condition = filters[key];
    if (condition && filter && !without.has(key))
      Object.assign(values, conditionValues(filter, condition, kind));
    const param = filter && excludingParam(filter);
    if (param !== undefined && excluded[key]) values[param] = writeValues(excluded[key], kind);
  }
  values.q = words;
  values.notWords = notWords;
  values.near = near ? (near.name ?? `${near.latitude},${near.longitude}`) : undefined;
  values.radius = near?.radiusKm;
  values.sort = sort === 'relevance' ? undefined : sort;
  values.page = page === 1 ? undefined : page;
  values.size = size === pageSize ? undefined : size;
  return values;
}

function conditionValues(
  filter: AttributeFilter,
  condition: AttributeCondition,
  kind: string,
): Record<string, QueryValue> {
  if ('anyOf' in condition)
    return filter.by === 'any-of' ? { [filter.param]: writeValues(condition.anyOf, kind) } : {};
  if ('allOf' in condition)
    return filter.by === 'all-of' ? { [filter.param]: writeValues(condition.allOf, kind) } : {};
  if ('monthsAhead' in condition)
    return filter.by === 'months-ahead' ? { [filter.param]: condition.monthsAhead } : {};
  if ('withinDays' in condition)
    return filter.by === 'within-days' ? { [filter.param]: condition.withinDays } : {};
  if ('is' in condition) return filter.by === 'is' ? { [filter.param]: condition.is ? 'yes' : 'no' } : {};
  if (filter.by === 'range') return { [filter.min]: condition.from, [filter.max]: condition.to };
  if (filter.by === 'at-least') return { [filter.param]: condition.from };
  if (filter.by === 'at-most') return { [filter.param]: condition.to };
  return {};
}

function writeValues(values: readonly (string | number)[], kind: string): (string | number)[] {
  return values.map((value) => {
    if (typeof value !== 'string') return value;
    if (kind === 'name') return nameSlug(value);
    return kind === 'choice' || kind === 'choices' ? slugify(value) : value;
  });
}
