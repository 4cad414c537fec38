/** How many characters of an article's title its layouts have room for. */
export const articleTitleLengths = { column: 40, row: 43, small: 28 } as const;

export type ArticleLayout = keyof typeof articleTitleLengths;

export const articleSummaryLength = 70;

const endsInHalfCharacter = /[\ud800-\udbff]$/;
const danglingMark = /[\s,;:.–-]+$/;
/** The full stop of `Co. Kerry` ends no phrase, and without the next word it says nothing. */
const abbreviation = String.raw`\b(?:Co|St|Dr|Mrs?|Ms|approx|incl|e\.g|i\.e)`;
const abbreviationAtEnd = new RegExp(String.raw` ${abbreviation}\.$`);

/** Cuts a text after so many characters at most, after a whole word, and puts an ellipsis after the cut. */
export function truncate(text: string, length: number): string {
  const plain = text.replace(/\s+/g, ' ').trim();
  if (plain.length <= length) return plain;
  // The character after the room tells whether its last word is whole.
  const end = plain.slice(0, length + 1).lastIndexOf(' ');
  // One word that is longer than the room has no better place to be cut; half an emoji would show as a box.
  const kept =
    end > 0
      ? plain.slice(0, end).replace(abbreviationAtEnd, '')
      : plain.slice(0, length).replace(endsInHalfCharacter, '');
  return `${kept.replace(danglingMark, '')}…`;
}

export function truncateArticleTitle(title: string, layout: ArticleLayout): string {
  return truncate(title, articleTitleLengths[layout]);
}

/** A phrase that ends in the second half of the room is kept whole: half of the next one would say nothing. */
const phraseEnd = new RegExp(`(?<!${abbreviation})[.,;:?](?= )| (?=[–(])`, 'g');

export function truncateArticleSummary(summary: string): string {
  const cut = truncate(summary, articleSummaryLength);
  if (!cut.endsWith('…') || summary.endsWith('…')) return cut;
  const end = [...cut.matchAll(phraseEnd)].at(-1)?.index ?? 0;
  return end * 2 >= articleSummaryLength ? `${cut.slice(0, end)}…` : cut;
}
