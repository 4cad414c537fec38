import { foldText, foldToKey } from './fold.ts';
import { slugify } from './slugify.ts';

const foreignLetter = /[^\x20-\x7e\s]/gu;
const letterOrDigit = /[\p{L}\p{N}]/u;

/**
 * The slug of a make or a model, whatever a feed calls it. Other alphabets are written as code points, and so
 * is a name without any letter: every name has an address, and two names share one only if their letters and
 * digits are the same.
 *
 *     nameSlug('Citroën') = 'citroen'    nameSlug('Лада') = 'u43bu430u434u430'    nameSlug('!!!') = 'u21u21u21'
 */
export function nameSlug(name: string): string {
  const slug = slugify(spellForeign(name));
  return foldToKey(slug) === '' ? numbersOf(name.trim().toLowerCase()) : slug;
}

/** What all spellings of a name share, including its slug: only letters and digits. */
export function nameKey(name: string): string {
  return foldToKey(nameSlug(name));
}

/** Letters and digits as code points; marks and pictures count only in a name that has none of those. */
function spellForeign(name: string): string {
  return foldText(name).replace(foreignLetter, (letter) =>
    letterOrDigit.test(letter) ? numbersOf(letter) : '',
  );
}

function numbersOf(text: string): string {
  return Array.from(text, (letter) => `u${letter.codePointAt(0)?.toString(16)}`).join('');
}
