import { readCookie } from './cookie.ts';

export const authCookieName = 'authToken';

/** Signing in happens on the sell site: here only the presence of its cookie counts, not its content. */
export function isSignedIn(cookieHeader: string | null | undefined): boolean {
  return readCookie(cookieHeader, authCookieName) !== null;
}
