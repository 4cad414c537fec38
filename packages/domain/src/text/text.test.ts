import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { capitaliseFirst } from './capitalise.ts';
import { isSmallLabel } from './small-label.ts';
import { articleTitleLengths, truncate, truncateArticleSummary, truncateArticleTitle } from './truncate.ts';

describe('truncate', () => {
  it('leaves a text that fits', () => {
    expect(truncate('x'.repeat(40), 40)).toBe('x'.repeat(40));
  });

  it('cuts a longer one and puts an ellipsis after it', () => {
    expect(truncate('x'.repeat(41), 40)).toBe(`${'x'.repeat(40)}…`);
  });

  it('cuts after a whole word, and leaves no space or comma before the ellipsis', () => {
    expect(truncate('one two', 4)).toBe('one…');
    expect(truncate('One owner, full service history', 15)).toBe('One owner, full…');
    expect(truncate('One owner, full service history', 14)).toBe('One owner…');
  });

  it('does not part an abbreviation from its word', () => {
    expect(truncate('The lakes of Co. Kerry', 17)).toBe('The lakes of…');
    expect(truncate('The lakes of Co. Kerry by car', 22)).toBe('The lakes of Co. Kerry…');
  });

  it('makes spaces of line breaks', () => {
    expect(truncate(' One\n\nowner ', 20)).toBe('One owner');
  });

  it('does not cut a character in half', () => {
    expect(truncate('ab🚗cd', 3)).toBe('ab…');
  });

  it('never gives more characters than asked and the ellipsis', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.integer({ min: 0, max: 50 }), (text, length) => {
        expect(truncate(text, length).length).toBeLessThanOrEqual(length + 1);
      }),
      { seed: 9 },
    );
  });
});

describe("an article's texts", () => {
  it('have room for 40, 43 or 28 characters of title', () => {
    expect(articleTitleLengths).toEqual({ column: 40, row: 43, small: 28 });
    expect(truncateArticleTitle('x'.repeat(29), 'small')).toBe(`${'x'.repeat(28)}…`);
    expect(truncateArticleTitle('x'.repeat(43), 'row')).toBe('x'.repeat(43));
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

describe('isSmallLabel', () => {
  it('begins at 28 characters', () => {
    expect(isSmallLabel('x'.repeat(27))).toBe(false);
    expect(isSmallLabel('x'.repeat(28))).toBe(true);
  });
});

describe('capitaliseFirst', () => {
  it('changes the first letter only', () => {
    expect(capitaliseFirst('your Name')).toBe('Your Name');
    expect(capitaliseFirst('')).toBe('');
    expect(capitaliseFirst('éire')).toBe('Éire');
  });
});
