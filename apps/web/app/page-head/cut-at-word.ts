/** Cuts a text to so many characters at most, after a whole word, with an ellipsis: `A long…`. */
export function cutAtWord(text: string, length: number): string {
  const plain = text.replace(/\s+/g, ' ').trim();
  if (plain.length <= length) return plain;
  const room = plain.slice(0, length);
  const end = room.lastIndexOf(' ');
  // One word that is longer than the room has no better place to be cut.
  const kept = end > 0 ? room.slice(0, end) : plain.slice(0, length - 1);
  return `${kept.replace(/[\s,;:.–-]+$/, '')}…`;
}
