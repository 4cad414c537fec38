import {
  appendQuery,
  formatQuery,
  fromFirstPage,
  type SearchQuery,
  searchMapPath,
  searchParameters,
} from '@forecourt/domain';

/** The address of a search on the map; `exact` keeps words from being read as filters on the way back. */
export function mapHref(query: SearchQuery, exact: string | null): string {
  const address = searchMapPath(query.channel) + formatQuery(searchParameters(fromFirstPage(query)));
  return exact !== null && query.words === exact ? appendQuery(address, { exact }) : address;
}
