import { foldText } from '@forecourt/domain';

/** A text in ASCII, in lower case without accents. Any remaining non-ASCII character ends a word. */
export function plainText(text: string): string {
  return foldText(text).replace(everyOutsideAscii, ' ');
}

const everyOutsideAscii = /[^\0-\x7f]/g;
