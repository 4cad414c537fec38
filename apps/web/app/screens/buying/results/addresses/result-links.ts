import {
  appendQuery,
  type FormBase,
  formatQuery,
  formatSearch,
  type SearchQuery,
  searchParameters,
} from '@forecourt/domain';

/** Writes the address of a search like the current one. */
export type HrefOf = (query: SearchQuery) => string;

/** What the path of a dealer's listing states, by attribute key. */
export const saidByDealerPath: ReadonlySet<string> = new Set(['dealer']);

/** Links stay within the visitor's base path; `exact` keeps words from being read as filters again. */
export function createHrefOf(form: FormBase, exact: string | null): HrefOf {
  return (query) => {
    const address =
      form.base === 'fixed'
        ? form.path + formatQuery(searchParameters(query, saidByDealerPath))
        : formatSearch(query, form.base);
    return exact !== null && query.words === exact ? appendQuery(address, { exact }) : address;
  };
}

/** The address of another page of the same results. */
export function pageHref(firstPageHref: string, page: number): string {
  return page === 1 ? firstPageHref : appendQuery(firstPageHref, { page });
}
