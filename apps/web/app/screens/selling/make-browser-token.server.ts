import { randomBytes } from 'node:crypto';

/** For the cookie of a browser that begins an advert: 256 bits that nobody can guess. */
export function makeBrowserToken(): string {
  return randomBytes(32).toString('base64url');
}
