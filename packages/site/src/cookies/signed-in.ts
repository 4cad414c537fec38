import { readCookie } from './cookie.ts';

export const authCookieName = 'authToken';

/** Signing in happens on the sell site: here its cookie is either present or not, and nothing looks inside. */
export function isSignedIn(cookieHeader: string | null | undefined): boolean {
  return readCookie(cookieHeader, authCookieName) !== null;
}
