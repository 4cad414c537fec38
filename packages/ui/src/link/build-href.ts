import { formatQuery } from '@forecourt/domain';

/** `/a?x=1` with `{ y: 'ö b' }` becomes `/a?x=1&y=%C3%B6%20b`; an anchor stays at the end. */
export function buildHref(href: string, queryParams: Readonly<Record<string, string>> = {}): string {
  const query = formatQuery(queryParams).slice(1);
  if (!query) return href;
  const [address = '', anchor] = href.split('#', 2);
  return `${address}${address.includes('?') ? '&' : '?'}${query}${anchor === undefined ? '' : `#${anchor}`}`;
}
