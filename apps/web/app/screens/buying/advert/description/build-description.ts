export interface DescriptionView {
  /** Shown initially. */
  opening: string[];
  /** Collapsed behind a click. */
  rest: string[];
}

/** About as much as a phone shows on one screen. */
const openingLength = 700;

/**
 * A seller's description as paragraphs of plain text. Anything that looks like a link or a tag stays text:
 * what a stranger wrote must not lead visitors off the site.
 */
export function buildDescription(text: string): DescriptionView {
  // A feed may contain many blank lines; treat them as one.
  const paragraphs = text
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '');
  let length = 0;
  const end = paragraphs.findIndex((paragraph) => {
    length += paragraph.length;
    return length > openingLength;
  });
  // The first paragraph is never collapsed, and a short tail is not worth a click.
  const cut = end === -1 ? paragraphs.length : Math.max(1, end);
  const rest = paragraphs.slice(cut);
  return rest.join('').length < openingLength / 4
    ? { opening: paragraphs, rest: [] }
    : { opening: paragraphs.slice(0, cut), rest };
}
