import { longestSessionMs } from '@forecourt/domain';
import { readCookie } from './cookie.ts';
import { authCookieName } from './signed-in.ts';

/** Over TLS, browsers accept a cookie of this prefix from this host only. */
function cookieName(isSecure: boolean): string {
  return isSecure ? '__Host-session' : 'session';
}

/** The token of a signed-in browser, from its `Cookie` header. */
export function readSessionToken(cookies: string | null, isSecure: boolean): string | null {
  return readCookie(cookies, cookieName(isSecure));
}

/**
 * Both cookies of a signed-in browser, for `Set-Cookie`: the session's, which scripts cannot read, and the mark that tells
 * the header to say Account. An empty token removes them.
 */
export function formatSessionCookies(token: string, isSecure: boolean): string[] {
  const age = token === '' ? 0 : longestSessionMs / 1000;
  const rest = `Path=/; Max-Age=${age}; SameSite=Lax${isSecure ? '; Secure' : ''}`;
  return [
    `${cookieName(isSecure)}=${token}; ${rest}; HttpOnly`,
    `${authCookieName}=${token === '' ? '' : '1'}; ${rest}`,
  ];
}
