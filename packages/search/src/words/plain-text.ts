import { foldAccents, foldToKey } from '@forecourt/domain';
import { tokensOf } from './tokens.ts';

/** A text in ASCII, without accents. Capitals stay: to a reader of words they are the same. What is then still outside ASCII ends a word. */
export function plainText(text: string): string {
  return foldAccents(text).replace(everyOutsideAscii, ' ');
}

const everyOutsideAscii = /[^\0-\x7f]/g;

/** A name as a text: its words, and all of them as one, as people type "crv" for CR-V and "3series" for 3 Series. */
export function spellOut(name: string): string {
  return tokensOf(name).length > 1 ? `${name}\n${foldToKey(name)}` : name;
}
