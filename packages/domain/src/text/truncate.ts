/** How many characters of an article's title its layouts have room for. */
export const articleTitleLengths = { column: 40, row: 43, small: 28 } as const;

export type ArticleLayout = keyof typeof articleTitleLengths;

export const articleSummaryLength = 70;

const endsInHalfCharacter = /[\ud800-\udbff]$/;
const danglingMark = /[\s,;:.–-]+$/;

/** Cuts a text after so many characters at most, after a whole word, and puts an ellipsis after the cut. */
export function truncate(text: string, length: number): string {
  const plain = text.replace(/\s+/g, ' ').trim();
  if (plain.length <= length) return plain;
  // The character after the room tells whether its last word is whole.
  const end = plain.slice(0, length + 1).lastIndexOf(' ');
  // One word that is longer than the room has no better place to be cut; half an emoji would show as a box.
  const kept = end > 0 ? plain.slice(0, end) : plain.slice(0, length).replace(endsInHalfCharacter, '');
  return `${kept.replace(danglingMark, '')}…`;
}

export function truncateArticleTitle(title: string, layout: ArticleLayout): string {
  return truncate(title, articleTitleLengths[layout]);
}

export function truncateArticleSummary(summary: string): string {
  return truncate(summary, articleSummaryLength);
}
