export interface PageStep {
  label: string;
  /** The page's number; null for a gap. */
  value: number | null;
}

export interface Pagination {
  pages: readonly PageStep[];
  currentPage: number;
  isFirstPage: boolean;
  isLastPage: boolean;
}

/**
 * The maximum number of steps, so that the row is as wide on page 50 as on page 1 and no control moves under
 * the finger.
 */
const mostSteps = 7;

/**
 * The pages to offer: the first, the last, the current one with its neighbours, and gaps for the rest. A gap
 * never replaces a single page, because that page takes no more space.
 *
 *     1 [2] 3 4 5 … 20      1 … 9 [10] 11 … 20      1 … 16 17 18 19 [20]
 */
export function buildPagination(wantedPage: number, totalPages: number): Pagination {
  const lastPage = Math.max(1, Math.floor(totalPages) || 1);
  const currentPage = Math.min(Math.max(1, Math.floor(wantedPage) || 1), lastPage);
  return {
    pages: listPages(currentPage, lastPage).map((value) => ({
      label: value === null ? '…' : String(value),
      value,
    })),
    currentPage,
    isFirstPage: currentPage === 1,
    isLastPage: currentPage === lastPage,
  };
}

function listPages(current: number, last: number): (number | null)[] {
  if (last <= mostSteps) return range(1, last);
  if (current <= 4) return [...range(1, 5), null, last];
  if (current >= last - 3) return [1, null, ...range(last - 4, last)];
  return [1, null, current - 1, current, current + 1, null, last];
}

function range(from: number, to: number): number[] {
  return Array.from({ length: to - from + 1 }, (_, index) => from + index);
}

/** The current page and gaps are not clickable. */
export function isPageClickable(pagination: Pagination, step: PageStep): boolean {
  return step.value !== null && step.value !== pagination.currentPage;
}
