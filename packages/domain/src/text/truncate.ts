/** How many characters of an article's title its layouts have room for. */
export const articleTitleLengths = { column: 40, row: 43, small: 28 } as const;

export type ArticleLayout = keyof typeof articleTitleLengths;

export const articleSummaryLength = 70;

const endsInHalfCharacter = /[\ud800-\udbff]$/;

/** Cuts a text after so many characters and puts an ellipsis after the cut; a text that fits stays as it is. */
export function truncate(text: string, length: number): string {
  if (text.length <= length) return text;
  // An emoji is two units: half of one would show as a box.
  return `${text.slice(0, length).replace(endsInHalfCharacter, '').trimEnd()}…`;
}

export function truncateArticleTitle(title: string, layout: ArticleLayout): string {
  return truncate(title, articleTitleLengths[layout]);
}

export function truncateArticleSummary(summary: string): string {
  return truncate(summary, articleSummaryLength);
}
