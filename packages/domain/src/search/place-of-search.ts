import type { ListingPlace } from '../address/listing-path.ts';
import type { AttributeCondition, SearchQuery } from './search-query.ts';

/** The part of a search that a listing's path expresses, and the keys of those attributes. */
export interface SearchPlace {
  place: ListingPlace;
  inPath: ReadonlySet<string>;
}

/** A path holds one county, one make, one model of that make and one year of that model. */
export function placeOfSearch({ channel, filters = {} }: SearchQuery): SearchPlace {
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

/** The year of a condition that matches only one. */
export function onlyYear(condition: AttributeCondition | undefined): number | undefined {
  if (!condition || !('from' in condition) || condition.from !== condition.to) return undefined;
  return condition.from;
}
