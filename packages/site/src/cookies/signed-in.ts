import { readCookie } from './cookie.ts';

export const authCookieName = 'authToken';

/** The cookie only marks that somebody is signed in, for the header: its content proves nothing. */
export function isSignedIn(cookieHeader: string | null | undefined): boolean {
  return readCookie(cookieHeader, authCookieName) !== null;
}
