import { editDistance } from '@forecourt/domain';

/** Shorter names have too many neighbours: a Polo is not a typing error for a Lupo. */
const shortest = 5;
const longFrom = 9;

/**
 * The known key that a written one most likely means, or null. The first letter is never a typing error, and
 * neither are digits: a 208 is not a 2008.
 */
export function findMisspelt(written: string, known: Iterable<string>): string | null {
  if (written.length < shortest) return null;
  const digits = digitsOf(written);
  let limit = written.length < longFrom ? 1 : 2;
  let nearest: string[] = [];
  for (const key of known) {
    if (key.length < shortest - 1 || key[0] !== written[0] || digitsOf(key) !== digits) continue;
    const distance = editDistance(written, key, limit);
    if (distance > limit) continue;
    if (distance < limit) nearest = [];
    limit = distance;
    nearest.push(key);
  }
  return nearest.length === 1 ? (nearest[0] ?? null) : null;
}

function digitsOf(key: string): string {
  return key.replace(/\D/g, '');
}
