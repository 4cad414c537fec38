const endsInHalfCharacter = /[\ud800-\udbff]$/;
const danglingMark = /[\s,;:.–-]+$/;
/** The full stop of `Co. Kerry` does not end a phrase, and without the next word it means nothing. */
export const abbreviation = String.raw`\b(?:Co|St|Dr|Mrs?|Ms|approx|incl|e\.g|i\.e)`;
const abbreviationAtEnd = new RegExp(String.raw` ${abbreviation}\.$`);

/** Cuts a text after at most this many characters, after a whole word, and adds an ellipsis. */
export function truncate(text: string, length: number): string {
  const plain = text.replace(/\s+/g, ' ').trim();
  if (plain.length <= length) return plain;
  // The character after the limit tells whether the last word is whole.
  const end = plain.slice(0, length + 1).lastIndexOf(' ');
  // A single word longer than the limit has no better place to be cut; half an emoji would show as a box.
  const kept =
    end > 0
      ? plain.slice(0, end).replace(abbreviationAtEnd, '')
      : plain.slice(0, length).replace(endsInHalfCharacter, '');
  return `${kept.replace(danglingMark, '')}…`;
}
