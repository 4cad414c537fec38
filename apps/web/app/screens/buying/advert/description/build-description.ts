export interface DescriptionView {
  /** Shown at once. */
  opening: string[];
  /** Folded away behind a click. */
  rest: string[];
}

/** About what a phone shows in one go. */
const openingLength = 700;

/**
 * A seller's own words as paragraphs of plain text. Whatever looks like a link or a tag in them stays text: what a
 * stranger wrote must not lead anybody off the site.
 */
export function buildDescription(text: string): DescriptionView {
  // Blank lines of a feed can be many: one parts as well as ten.
  const paragraphs = text
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '');
  let length = 0;
  const end = paragraphs.findIndex((paragraph) => {
    length += paragraph.length;
    return length > openingLength;
  });
  // The first paragraph is never folded, and a short tail is not worth a click.
  const cut = end === -1 ? paragraphs.length : Math.max(1, end);
  const rest = paragraphs.slice(cut);
  return rest.join('').length < openingLength / 4
    ? { opening: paragraphs, rest: [] }
    : { opening: paragraphs.slice(0, cut), rest };
}
