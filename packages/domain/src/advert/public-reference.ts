import { hashBase32 } from '../hash/hash-base32.ts';

/** Also read by the page itself before any of our scripts has loaded. */
export const publicReferencePattern = /^[0-9a-hjkmnp-tv-z]{12}$/;

/**
 * The name by which visitors know an advert: 12 characters derived from the feed's own name for it, so that
 * an import run twice, or on two machines, gives the same addresses. 60 bits: a million adverts collide once
 * in two million markets.
 */
export function publicReferenceOf(source: string, sourceReference: string): string {
  // The length distinguishes ('ab', 'c') from ('a', 'bc').
  return hashBase32(`${source.length}:${source}:${sourceReference}`);
}

export function isPublicReference(text: string): boolean {
  return publicReferencePattern.test(text);
}

/** A reference typed in any case, in lower case as stored. Null for what cannot be one. */
export function parsePublicReference(text: string): string | null {
  const reference = text.trim().toLowerCase();
  return isPublicReference(reference) ? reference : null;
}
