import { timingSafeEqual } from 'node:crypto';
import type { Context } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import type { AppEnv } from '../app-env.ts';

export const csrfHeader = 'X-XSRF-TOKEN';

const wellFormed = /^[A-Za-z0-9_-]{32}$/;

export interface CsrfCookie {
  /** The visitor's token; null if it is not one of ours. */
  read(c: Context<AppEnv>): string | null;
  isSent(c: Context<AppEnv>): boolean;
  give(c: Context<AppEnv>, token: string): void;
}

/**
 * Over TLS the name has the prefix `__Host-`: browsers then accept the cookie from this host only, so that
 * neither a sibling domain nor a plain connection can replace it.
 */
export function csrfCookieOf(siteOrigin: string): CsrfCookie {
  const isSecure = siteOrigin.startsWith('https:');
  const name = isSecure ? '__Host-XSRF-TOKEN' : 'XSRF-TOKEN';
  return {
    read(c) {
      const held = getCookie(c, name);
      return held && wellFormed.test(held) ? held : null;
    },
    isSent: (c) => getCookie(c, name) !== undefined,
    give: (c, token) => setCookie(c, name, token, { path: '/', sameSite: 'Lax', secure: isSecure }),
  };
}

export function isSameToken(held: string | null, sent: string): boolean {
  if (!held || !sent || held.length !== sent.length) return false;
  const [a, b] = [Buffer.from(held), Buffer.from(sent)];
  return a.length === b.length && timingSafeEqual(a, b);
}
