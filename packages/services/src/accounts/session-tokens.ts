import { createHash, randomBytes } from 'node:crypto';

/** For the cookie: 256 bits that nobody can guess. */
export function makeSessionToken(): string {
  return randomBytes(32).toString('base64url');
}

/** What the database stores of it. The token is random, so a plain hash is enough. */
export function hashSessionToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
