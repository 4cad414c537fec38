import { type Channel, formatQuery } from '@forecourt/domain';

/** Where someone says that they want to be told about a search: a plain link, the same for everyone. */
export function watchSearchHref(searchHref: string): string {
  return `/alerts/new${formatQuery({ search: searchHref })}`;
}

export function watchVehicleHref(publicReference: string): string {
  return `/alerts/new${formatQuery({ vehicle: publicReference })}`;
}

export interface FeedLink {
  text: string;
  href: string;
  type: string;
}

/** The same search for feed readers and spreadsheets, from its first page on and in the feed's own order. */
export function feedLinks(channel: Channel, search: string): FeedLink[] {
  const parameters = new URLSearchParams(search);
  for (const name of ['page', 'size', 'sort', 'exact']) parameters.delete(name);
  const names = [...new Set(parameters.keys())];
  const query = formatQuery(Object.fromEntries(names.map((name) => [name, parameters.getAll(name)])));
  const at = (resource: string) => `/rest/1.0/${channel}/${resource}${query}`;
  return [
    { text: 'Atom', href: at('stock.atom'), type: 'application/atom+xml' },
    { text: 'JSON Feed', href: at('stock.json-feed'), type: 'application/feed+json' },
    { text: 'CSV', href: at('stock.csv'), type: 'text/csv' },
  ];
}
