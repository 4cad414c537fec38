import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { buildPagination, isPageClickable } from './pagination.ts';

const labels = (page: number, total: number) =>
  buildPagination(page, total)
    .pages.map(({ label }) => label)
    .join(' ');

describe('buildPagination', () => {
  it.each([
    [1, 1, '1'],
    [2, 3, '1 2 3'],
    [4, 7, '1 2 3 4 5 6 7'],
    [1, 20, '1 2 3 4 5 … 20'],
    [4, 20, '1 2 3 4 5 … 20'],
    [5, 20, '1 … 4 5 6 … 20'],
    [16, 20, '1 … 15 16 17 … 20'],
    [17, 20, '1 … 16 17 18 19 20'],
    [20, 20, '1 … 16 17 18 19 20'],
    [4, 8, '1 2 3 4 5 … 8'],
    [5, 8, '1 … 4 5 6 7 8'],
  ])('on page %i of %i offers %s', (page, total, text) => {
    expect(labels(page, total)).toBe(text);
  });

  it('knows the first and the last page', () => {
    expect(buildPagination(1, 3)).toMatchObject({ isFirstPage: true, isLastPage: false });
    expect(buildPagination(3, 3)).toMatchObject({ isFirstPage: false, isLastPage: true });
    expect(buildPagination(1, 1)).toMatchObject({ isFirstPage: true, isLastPage: true });
  });

  it.each([
    [0, 5, 1],
    [-3, 5, 1],
    [9, 5, 5],
    [Number.NaN, 5, 1],
    [1, 0, 1],
    [2.7, 5, 2],
  ])('clamps page %d of %d to page %d', (page, total, current) => {
    expect(buildPagination(page, total).currentPage).toBe(current);
  });

  it('always offers first, current and last in order, at most seven steps, and gaps of two pages or more', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 300 }), fc.integer({ min: 1, max: 300 }), (page, total) => {
        const { pages, currentPage } = buildPagination(page, total);
        const values = pages.map(({ value }) => value);
        expect(values).toContain(currentPage);
        expect([values[0], values.at(-1)]).toEqual([1, total]);
        expect(pages).toHaveLength(Math.min(7, total));
        values.forEach((value, index) => {
          const before = values[index - 1];
          const after = values[index + 1];
          if (value === null) expect((after ?? 0) - (before ?? 0)).toBeGreaterThan(2);
          else if (typeof before === 'number') expect(value).toBe(before + 1);
        });
      }),
      { seed: 13, numRuns: 500 },
    );
  });
});

describe('isPageClickable', () => {
  it('is false for the current page and for gaps', () => {
    const pagination = buildPagination(1, 20);
    expect(
      pagination.pages.filter((step) => isPageClickable(pagination, step)).map(({ value }) => value),
    ).toEqual([2, 3, 4, 5, 20]);
  });
});
