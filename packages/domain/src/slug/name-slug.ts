import { foldText, foldToKey } from './fold.ts';
import { slugify } from './slugify.ts';

const foreignLetter = /[^\x20-\x7e\s]/gu;
const letterOrDigit = /[\p{L}\p{N}]/u;

/**
 * The slug of a make or a model, whatever a feed calls it. Other alphabets are written by the numbers of their letters,
 * and so is a name that has no letter at all: every name has an address, and two names share one only where their
 * letters and digits are the same.
 *
 *     nameSlug('Citroën') = 'citroen'    nameSlug('Лада') = 'u43bu430u434u430'    nameSlug('!!!') = 'u21u21u21'
 */
export function nameSlug(name: string): string {
  const slug = slugify(spellForeign(name));
  return foldToKey(slug) === '' ? numbersOf(name.trim().toLowerCase()) : slug;
}

/** What all ways to write a name share, its slug among them: letters and digits alone. */
export function nameKey(name: string): string {
  return foldToKey(nameSlug(name));
}

/** Letters and digits by their numbers; marks and pictures are no part of a name that has any of those. */
function spellForeign(name: string): string {
  return foldText(name).replace(foreignLetter, (letter) =>
    letterOrDigit.test(letter) ? numbersOf(letter) : '',
  );
}

function numbersOf(text: string): string {
  return Array.from(text, (letter) => `u${letter.codePointAt(0)?.toString(16)}`).join('');
}
