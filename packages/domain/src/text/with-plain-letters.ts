/**
 * The letters and digits that a reader takes these for, so that no rule is passed by in disguise: a full-width `０` is a 0, a
 * space that does not break a space, and joiners between digits join nothing.
 */
export function withPlainLetters(text: string): string {
  return text.normalize('NFKC').replace(/\p{Cf}/gu, '');
}
