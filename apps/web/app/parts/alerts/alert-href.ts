import { formatQuery } from '@forecourt/domain';

/** Where someone says that they want to be told about a search: a plain link, the same for everyone. */
export function watchSearchHref(searchHref: string): string {
  return `/alerts/new${formatQuery({ search: searchHref })}`;
}

export function watchVehicleHref(publicReference: string): string {
  return `/alerts/new${formatQuery({ vehicle: publicReference })}`;
}

/** What a feed of the same search asks for: from its first page on, and in the feed's own order. */
export function feedQuery(search: string): string {
  const parameters = new URLSearchParams(search);
  for (const name of ['page', 'size', 'sort', 'exact']) parameters.delete(name);
  const names = [...new Set(parameters.keys())];
  return formatQuery(Object.fromEntries(names.map((name) => [name, parameters.getAll(name)])));
}
