import { randomBytes, randomInt } from 'node:crypto';

/** Words that no other advert of a test has: a copied text is held. */
export function ownWords(): string {
  const letters = Array.from({ length: 8 }, () => String.fromCharCode(97 + randomInt(26))).join('');
  return `Second owner, serviced every year, two keys and drives very well. We call it ${letters}.`;
}

/** A colour for a photo that no other account has sent. */
export function ownColour(): string {
  return `#${randomBytes(3).toString('hex')}`;
}
