const endsInHalfCharacter = /[\ud800-\udbff]$/;
const danglingMark = /[\s,;:.–-]+$/;
/** The full stop of `Co. Kerry` ends no phrase, and without the next word it says nothing. */
export const abbreviation = String.raw`\b(?:Co|St|Dr|Mrs?|Ms|approx|incl|e\.g|i\.e)`;
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
