import { hashBase32 } from '../hash/hash-base32.ts';

/** Also read by the page itself before any of our scripts has loaded. */
export const publicReferencePattern = /^[0-9a-hjkmnp-tv-z]{12}$/;

/**
 * The name that visitors know an advert by: 12 characters that follow from the feed's own name for it, so that an
 * import run twice, or on two machines, gives the same addresses. 60 bits: a million adverts collide once in two million markets.
 */
export function publicReferenceOf(source: string, sourceReference: string): string {
  // The length keeps ('ab', 'c') and ('a', 'bc') apart.
  return hashBase32(`${source.length}:${source}:${sourceReference}`);
}

export function isPublicReference(text: string): boolean {
  return publicReferencePattern.test(text);
}

/** The reference that somebody wrote in letters of any case: it knows small ones only. Null for what can be none. */
export function parsePublicReference(text: string): string | null {
  const reference = text.trim().toLowerCase();
  return isPublicReference(reference) ? reference : null;
}
