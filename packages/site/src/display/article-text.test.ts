import { describe, expect, it } from 'vitest';
import { articleTitleLengths, truncateArticleSummary, truncateArticleTitle } from './article-text.ts';

describe("an article's texts", () => {
  it('have room for 40, 43 or 28 characters of title', () => {
    expect(articleTitleLengths).toEqual({ column: 40, row: 43, small: 28 });
  });

  it.each([
    ['column', 40],
    ['row', 43],
    ['small', 28],
  ] as const)('of a %s are cut after character %i of the title', (layout, length) => {
    expect(truncateArticleTitle('x'.repeat(length), layout)).toBe('x'.repeat(length));
    expect(truncateArticleTitle('x'.repeat(length + 1), layout)).toBe(`${'x'.repeat(length)}…`);
  });

  it('have room for 70 characters of summary', () => {
    expect(truncateArticleSummary('x'.repeat(70))).toBe('x'.repeat(70));
    expect(truncateArticleSummary('x'.repeat(71))).toBe(`${'x'.repeat(70)}…`);
  });

  it('end with a whole phrase where one ends in the second half', () => {
    const summary = 'Three systems stand side by side, by the year. Which is yours depends on the day.';
    expect(truncateArticleSummary(summary)).toBe('Three systems stand side by side, by the year…');
    expect(
      truncateArticleSummary('Fuel, tax and a test that every car of four years and more must pass'),
    ).toBe('Fuel, tax and a test that every car of four years and more must pass');
    expect(
      truncateArticleSummary('Fuel, tax and a test that every car of four years and more must pass twice.'),
    ).toBe('Fuel, tax and a test that every car of four years and more must pass…');
  });

  it('do not end a phrase at an abbreviation', () => {
    expect(
      truncateArticleSummary('A long day on the narrow roads of Co. Kerry with a van that is wide for most.'),
    ).toBe('A long day on the narrow roads of Co. Kerry with a van that is wide…');
  });
});
