import { abbreviation, truncate } from '@forecourt/domain';

/** How many characters of an article's title fit each layout. */
export const articleTitleLengths = { column: 40, row: 43, small: 28 } as const;

export type ArticleLayout = keyof typeof articleTitleLengths;

export const articleSummaryLength = 70;

export function truncateArticleTitle(title: string, layout: ArticleLayout): string {
  return truncate(title, articleTitleLengths[layout]);
}

/**
 * A phrase that ends in the second half of the space is kept whole: half of the next one would mean nothing.
 */
const phraseEnd = new RegExp(`(?<!${abbreviation})[.,;:?](?= )| (?=[–(])`, 'g');

export function truncateArticleSummary(summary: string): string {
  const cut = truncate(summary, articleSummaryLength);
  if (!cut.endsWith('…') || summary.endsWith('…')) return cut;
  const end = [...cut.matchAll(phraseEnd)].at(-1)?.index ?? 0;
  return end * 2 >= articleSummaryLength ? `${cut.slice(0, end)}…` : cut;
}
