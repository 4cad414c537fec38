import { useEffect } from 'react';
import { lastSearch } from './last-search.ts';

interface ShownSearch {
  searchHref: string;
  title: string;
  chips: readonly unknown[];
  pagination: { currentPage: number };
}

/** For the results: records in this browser what was searched for, unless it was everything. */
export function useRecordSearch({ searchHref, title, chips, pagination }: ShownSearch): void {
  const isNarrowed = chips.length > 0 && pagination.currentPage === 1;
  useEffect(() => {
    if (!isNarrowed) return;
    lastSearch.change((old) => (old?.href === searchHref ? old : { href: searchHref, name: title }));
  }, [isNarrowed, searchHref, title]);
}
