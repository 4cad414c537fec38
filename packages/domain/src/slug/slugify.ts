import { foldText } from './fold.ts';

/**
 * Words that some routes have where others have a make or a model: `/used-cars/ireland/cork` names no make.
 */
const reservedWords: ReadonlySet<string> = new Set(['advert', 'fpa', 'ireland', 'map']);

/**
 * The form of a name in an address: lower case, spaces as hyphens, and only letters, digits, `/ & ? = -`
 * kept. Accents are folded first: otherwise letters would be cut out of `Citroën` and `Škoda`, and typed
 * addresses would not find them. A reserved word of the routes gets a hyphen at its end.
 */
export function slugify(text: string): string {
  const slug = foldText(text.trim())
    .replace(/\s+/g, '-')
    .replace(/[^a-z0-9/&?=-]/g, '');
  return reservedWords.has(slug) ? `${slug}-` : slug;
}
