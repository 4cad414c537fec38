/** Shorter texts are alike by chance. */
const fewestLetters = 120;

/**
 * The letters of a text, for comparing it with others: case, punctuation, accents and figures are the first
 * things that someone changes who copies an advert. Null if the text is too short to tell.
 */
export function plainWords(text: string): string | null {
  const letters = text
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^a-z]/g, '');
  return letters.length < fewestLetters ? null : letters;
}
