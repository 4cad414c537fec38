import { formatQuery, groupPairs } from '@forecourt/domain';

/** The requested address with all its parameters, but on another page of its list. */
export function onPage(
  { pathname, searchParams }: Pick<URL, 'pathname' | 'searchParams'>,
  page: number,
): string {
  const { page: _, ...others } = groupPairs(searchParams);
  return pathname + formatQuery({ ...others, page: page > 1 ? page : null });
}
