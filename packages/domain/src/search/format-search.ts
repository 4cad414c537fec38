import { formatQuery, type QueryValue } from '../address/format-query.ts';
import { type ListingPlace, listingPath, searchPath } from '../address/listing-path.ts';
import { slugify } from '../slug/slugify.ts';
import type { AttributeFilter } from '../vehicle/attribute.ts';
import { type AttributeCondition, pageSize, type SearchQuery } from './search-query.ts';
import { searchableAttributesOf } from './searchable-attributes.ts';

/**
 * The one address of a search: what the path can say is in the path, the rest follows in the order of the attribute
 * tables, and what goes without saying is left out. `parseSearchAddress` reads it back.
 */
export function formatSearch(query: SearchQuery, base: 'listing' | 'search' = 'listing'): string {
  const { place, inPath } = splitPath(query);
  const path = base === 'listing' ? listingPath(place) : searchPath(place);
  return path + formatQuery(searchParameters(query, inPath));
}

/** The parameters of a search, as REST takes them, without the attributes that a path says already. */
export function searchParameters(
  { channel, filters = {}, words, near, sort, page, size }: SearchQuery,
  without: ReadonlySet<string> = new Set(),
): Record<string, QueryValue> {
  const values: Record<string, QueryValue> = {};
  for (const { key, filter, kind } of searchableAttributesOf(channel)) {
    const condition = filters[key];
    if (condition && filter && !without.has(key))
      Object.assign(values, conditionValues(filter, condition, kind));
  }
  values.q = words;
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
  if ('anyOf' in condition) {
    const written = condition.anyOf.map((value) =>
      typeof value === 'string' && (kind === 'choice' || kind === 'name') ? slugify(value) : value,
    );
    return filter.by === 'any-of' ? { [filter.param]: written } : {};
  }
  if ('monthsAhead' in condition)
    return filter.by === 'months-ahead' ? { [filter.param]: condition.monthsAhead } : {};
  if ('is' in condition) return filter.by === 'is' ? { [filter.param]: condition.is ? 'yes' : 'no' } : {};
  if (filter.by === 'range') return { [filter.min]: condition.from, [filter.max]: condition.to };
  if (filter.by === 'at-least') return { [filter.param]: condition.from };
  if (filter.by === 'at-most') return { [filter.param]: condition.to };
  return {};
}

/** A path says one county, one make, one model of that make and one year of that model. */
function splitPath({ channel, filters = {} }: SearchQuery): {
  place: ListingPlace;
  inPath: ReadonlySet<string>;
} {
  const county = onlyValue(filters.county);
  const make = onlyValue(filters.make);
  const model = make === undefined ? undefined : onlyValue(filters.model);
  const year = model === undefined ? undefined : onlyYear(filters.year);
  const inPath = new Set<string>();
  if (county !== undefined) inPath.add('county');
  if (make !== undefined) inPath.add('make');
  if (model !== undefined) inPath.add('model');
  if (year !== undefined) inPath.add('year');
  return { place: { channel, county, make, model, year }, inPath };
}

function onlyValue(condition: AttributeCondition | undefined): string | undefined {
  if (!condition || !('anyOf' in condition) || condition.anyOf.length !== 1) return undefined;
  const [value] = condition.anyOf;
  return typeof value === 'string' ? value : undefined;
}

function onlyYear(condition: AttributeCondition | undefined): number | undefined {
  if (!condition || !('from' in condition) || condition.from !== condition.to) return undefined;
  return condition.from;
}
