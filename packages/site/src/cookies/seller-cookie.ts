import { readCookie } from './cookie.ts';

/** As long as an untouched draft is kept. */
const maxAgeSeconds = 60 * 86_400;

function cookieName(isSecure: boolean): string {
  return isSecure ? '__Host-seller' : 'seller';
}

/** The token of a browser in which somebody has begun an advert without signing in. */
export function readSellerToken(cookies: string | null, isSecure: boolean): string | null {
  const token = readCookie(cookies, cookieName(isSecure));
  return token !== null && /^[\w-]{43}$/.test(token) ? token : null;
}

/** For `Set-Cookie`. */
export function formatSellerCookie(token: string, isSecure: boolean): string {
  const rest = `Path=/; Max-Age=${maxAgeSeconds}; SameSite=Lax; HttpOnly${isSecure ? '; Secure' : ''}`;
  return `${cookieName(isSecure)}=${token}; ${rest}`;
}
