import { formatQuery } from '../../address/format-query.ts';
import { type ListingPlace, listingPath, searchPath } from '../../address/listing-path.ts';
import type { Channel } from '../../channel/channel.ts';
import { readRoutingKey } from '../../place/read-routing-key.ts';
import { slugify } from '../../slug/slugify.ts';
import { groupPairs } from './group-pairs.ts';

/**
 * The target of a search form: a listing or the working search, or an address with everything in its query.
 */
export type FormBase = { base: 'listing' | 'search'; channel: Channel } | { base: 'fixed'; path: string };

/**
 * The address for the fields of a search form, built in the browser so that a changed filter needs no
 * redirect. It knows no attributes: the fields' values are already slugs and numbers.
 */
export function formatFormAddress(form: FormBase, fields: Iterable<readonly [string, string]>): string {
  const values = groupPairs(tidyFields([...fields]));
  if (form.base === 'fixed') return form.path + formatQuery(values);
  const { county, make, model, minYear, maxYear, ...others } = values;
  const place: ListingPlace = { channel: form.channel };
  const left: Record<string, string[]> = {};
  if (county?.length === 1) place.county = county[0];
  else Object.assign(left, county && { county });
  if (make?.length === 1) place.make = make[0];
  else Object.assign(left, make && { make });
  if (place.make && model?.length === 1) place.model = model[0];
  else Object.assign(left, model && { model });
  const isOneYear = minYear?.length === 1 && minYear[0] === maxYear?.[0];
  if (place.model && isOneYear) place.year = Number(minYear[0]);
  else Object.assign(left, minYear && { minYear }, maxYear && { maxYear });
  const path = form.base === 'listing' ? listingPath(place) : searchPath(place);
  return path + formatQuery({ ...left, ...others });
}

type Fields = readonly (readonly [name: string, value: string])[];

/** A form sends every field, including empty ones. Typed values are written as an address writes them. */
function tidyFields(fields: Fields): Fields {
  const written = fields.map(([name, value]) => [name, writeField(name, value)] as const);
  const hasPlace = written.some(([name, value]) => name === 'near' && value !== '');
  return written.filter(([name, value]) => value !== '' && !goesWithoutSaying(name, value, hasPlace));
}

function writeField(name: string, value: string): string {
  const text = value.trim().replace(/\s+/g, ' ');
  if (name !== 'near') return text;
  // An Eircode or coordinates contain digits; no town does.
  return readRoutingKey(text) ?? (/\d/.test(text) ? text.toUpperCase() : slugify(text) || text);
}

/** Without a place there is no distance to limit or sort by. */
function goesWithoutSaying(name: string, value: string, hasPlace: boolean): boolean {
  if (name === 'page') return value === '1';
  if (name === 'sort') return value === 'relevance' || (value === 'distance' && !hasPlace);
  return name === 'radius' && !hasPlace;
}
