import { foldAccents } from './fold.ts';

/**
 * The form a name takes in an address: lower case, spaces as hyphens, and only letters, digits, `/ & ? = -` kept.
 * Accents are folded first: without that the rule would cut letters out of `Citroën` and `Škoda`, and nobody who
 * types their address would find them.
 */
export function slugify(text: string): string {
  return foldAccents(text.trim())
    .toLowerCase()
    .replace(/\s+/g, '-')
    .replace(/[^a-z0-9/&?=-]/g, '');
}
