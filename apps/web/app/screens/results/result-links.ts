import {
  type FormBase,
  formatQuery,
  formatSearch,
  groupPairs,
  type SearchQuery,
  searchParameters,
} from '@forecourt/domain';

/** Writes the address of a search like the one that is shown. */
export type HrefOf = (query: SearchQuery) => string;

/** What the path of a dealer's listing says, by the attribute's key. */
export const saidByDealerPath: ReadonlySet<string> = new Set(['dealer']);

/** Links stay within the base that the visitor is in; `exact` keeps words from being read as filters again. */
export function createHrefOf(form: FormBase, exact: string | null): HrefOf {
  return (query) => {
    const address =
      form.base === 'fixed'
        ? form.path + formatQuery(searchParameters(query, saidByDealerPath))
        : formatSearch(query, form.base);
    return exact !== null && query.words === exact ? withParameter(address, 'exact', exact) : address;
  };
}

/** The address of another page of the same results. */
export function pageHref(firstPageHref: string, page: number): string {
  return page === 1 ? firstPageHref : withParameter(firstPageHref, 'page', page);
}

/** An address as it is, but at another page of its results. */
export function onPage(
  { pathname, searchParams }: Pick<URL, 'pathname' | 'searchParams'>,
  page: number,
): string {
  const others = [...searchParams].filter(([name]) => name !== 'page');
  return pageHref(pathname + formatQuery(groupPairs(others)), page);
}

function withParameter(address: string, name: string, value: string | number): string {
  const pair = formatQuery({ [name]: value });
  return address + (address.includes('?') ? `&${pair.slice(1)}` : pair);
}
