/** Crockford's alphabet: no i, l, o or u, so that a reference survives being read out over the telephone. */
export const base32Alphabet = '0123456789abcdefghjkmnpqrstvwxyz';

function rotateLeft(value: number, bits: number): number {
  return (value << bits) | (value >>> (32 - bits));
}

/** The final mix of MurmurHash3: every input bit reaches every output bit. */
function finish(value: number): number {
  let mixed = Math.imul(value ^ (value >>> 16), 0x85ebca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
  return (mixed ^ (mixed >>> 16)) >>> 0;
}

/**
 * A stable hash of a text as up to 12 characters of lower-case Crockford base32 (5 bits each). Not
 * cryptographic.
 *
 * Two 32-bit lanes read each character. For a given character the step is reversible, so that two different
 * states stay different; the lanes are mixed into each other at the end and each gives six characters (30
 * bits).
 */
export function hashBase32(text: string, length = 12): string {
  let a = 0x9e3779b9 | 0;
  let b = 0x243f6a88 | 0;
  for (let index = 0; index < text.length; index++) {
    const unit = text.charCodeAt(index);
    a = Math.imul(rotateLeft(a ^ unit, 13), 0xcc9e2d51);
    b = Math.imul(rotateLeft(b ^ a ^ unit, 17), 0x1b873593);
  }
  a ^= text.length;
  const first = finish(a + Math.imul(b, 0x9e3779b1));
  const second = finish(b + Math.imul(first, 0x85ebca77));
  let hash = '';
  for (let index = 0; index < length; index++) {
    const lane = index < 6 ? first : second;
    hash += base32Alphabet[(lane >>> (2 + 5 * (index % 6))) & 31];
  }
  return hash;
}
