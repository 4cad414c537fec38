import { appendQuery, formatQuery } from '@forecourt/domain';

/** The page's own address with some parameters changed; null removes one. Visitor-specific parameters are dropped. */
export function pageAddress(
  { pathname, searchParams }: Pick<URL, 'pathname' | 'searchParams'>,
  changes: Readonly<Record<string, string | number | null>>,
): string {
  const kept = [...searchParams].filter(([name, value]) => value !== '' && name !== 'contact');
  return pathname + formatQuery({ ...Object.fromEntries(kept), ...changes });
}

/** Another page of a list, from the address of its first page. */
export function hrefOfPage(firstPageHref: string, parameter: string, page: number): string {
  return page === 1 ? firstPageHref : appendQuery(firstPageHref, { [parameter]: page });
}
