import { foldAccents } from '@forecourt/domain';

/**
 * A text in ASCII, without accents. Capitals stay: to a reader of words they are the same. What is then still outside
 * ASCII ends a word.
 */
export function plainText(text: string): string {
  return foldAccents(text).replace(everyOutsideAscii, ' ');
}

const everyOutsideAscii = /[^\0-\x7f]/g;
