import { formatQuery } from '../address/format-query.ts';
import { type ListingPlace, listingPath, searchPath } from '../address/listing-path.ts';
import type { Channel } from '../channel/channel.ts';
import { goesWithoutSaying, groupPairs } from './tidy-listing-address.ts';

/** Where a search form leads: a listing or the working search, or an address that says everything in its query. */
export type FormBase = { base: 'listing' | 'search'; channel: Channel } | { base: 'fixed'; path: string };

/**
 * The address that the fields of a search form ask for, made in the browser so that a changed filter needs no redirect.
 * It knows no attribute: the fields' values are slugs and numbers already.
 */
export function formatFormAddress(form: FormBase, fields: Iterable<readonly [string, string]>): string {
  const values = groupPairs([...fields].filter(([name, value]) => !goesWithoutSaying(name, value)));
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
