/**
 * The letters of a message, for noticing one text that goes to many sellers: case, punctuation, accents and
 * figures are the first things that someone changes. Null for a text without letters.
 */
export function lettersOf(text: string): string | null {
  const letters = text
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^\p{L}]/gu, '');
  return letters === '' ? null : letters;
}
