import { randomBytes } from 'node:crypto';
import { isOneClickLink, isSignedLink } from '@forecourt/domain';
import type { SecurityEvent } from '@forecourt/services';
import { csrfField, figurePath, numberPath, savedVehiclesPath } from '@forecourt/site';
import type { Context, MiddlewareHandler } from 'hono';
import type { AppEnv } from '../app-env.ts';
import { respondWithProblem } from '../responses/error-response.ts';
import type { SentAgain } from '../responses/format-problem-page.ts';
import { csrfCookieOf, csrfHeader, isSameToken } from './csrf-token.ts';

/** Prefixes the token of a form that is sent again: a browser still without the cookie rejects cookies. */
const againMark = 'again.';

const tokenlessPaths: ReadonlySet<string> = new Set([
  numberPath,
  `/rest/1.0${numberPath}`,
  savedVehiclesPath,
  `/rest/1.0${figurePath}`,
]);

const words = {
  otherSite: 'This was sent from another site, so nothing was changed.',
  expired: 'This form has expired. Reload the page it is on and send it again.',
  sendAgain: 'This form had expired. Nothing was sent, and nothing you wrote is lost.',
  noCookies:
    'Your browser is blocking cookies from this site, so nothing was sent. Allow them here, then send it again.',
};

export interface CsrfOptions {
  siteOrigin: string;
  /** If no public address is configured, any host name that the browser uses counts as the site's own. */
  believesHost: boolean;
}

/**
 * A change is accepted from our own pages only: the browser must not send another site's origin, and the
 * request must repeat the token in the visitor's cookie, which another site cannot read. What the headers
 * show is checked here, before the body is read; `checkToken` checks the form.
 */
export function refuseForgery({ siteOrigin, believesHost }: CsrfOptions): MiddlewareHandler<AppEnv> {
  const cookie = csrfCookieOf(siteOrigin);
  return async (c, next) => {
    // A mail service ends alerts for its user (RFC 8058), from wherever it likes: whoever knows the address may.
    if (!isChange(c) || isOneClickLink(c.req.path)) return next();
    if (!isOwnOrigin(c, siteOrigin, believesHost)) return refuse(c, 'other-site', words.otherSite);
    const sent = c.req.header(csrfHeader);
    // The address of a signed link is itself a secret that another site cannot know; and its form may stay
    // open for days.
    if (sent && !isSignedLink(c.req.path) && !isSameToken(cookie.read(c), sent)) {
      return refuse(c, 'bad-csrf-token', words.expired);
    }
    return next();
  };
}

/**
 * Only a visitor who gets a form (or a script that asks for the token) gets the cookie, so that all other
 * pages can be kept by a shared cache.
 */
export function checkToken({ siteOrigin }: Pick<CsrfOptions, 'siteOrigin'>): MiddlewareHandler<AppEnv> {
  const cookie = csrfCookieOf(siteOrigin);
  return async (c, next) => {
    const known = cookie.read(c);
    let given: string | null = null;
    c.set('csrfToken', () => {
      given ??= known ?? randomBytes(24).toString('base64url');
      return given;
    });
    const giveCookie = () => {
      if (given !== null && given !== known) cookie.give(c, given);
    };

    if (isChange(c) && !c.req.header(csrfHeader) && needsToken(c)) {
      const field = c.get('form')?.get(csrfField);
      const sent = typeof field === 'string' ? field : '';
      if (!isSameToken(known, sent.replace(againMark, ''))) {
        const resend = offerAgain(c);
        if (!resend) return refuse(c, 'bad-csrf-token', words.expired);
        giveCookie();
        if (cookie.isSent(c) || !sent.startsWith(againMark)) {
          return refuse(c, 'bad-csrf-token', words.sendAgain, resend);
        }
        return refuse(c, 'bad-csrf-token', words.noCookies, { ...resend, showsWords: true });
      }
    }
    await next();
    if (given === null) return;
    c.res.headers.set('Cache-Control', 'private, no-store');
    giveCookie();
  };
}

/**
 * The buttons that request a number or save a vehicle are on pages that any cache may keep, so these contain no token. There the
 * browser must send our own origin, and `refuseForgery` has ensured that it sends no other.
 */
function needsToken(c: Context<AppEnv>): boolean {
  if (isSignedLink(c.req.path)) return false;
  return !(tokenlessPaths.has(c.req.path) && saysOwnOrigin(c));
}

function saysOwnOrigin(c: Context<AppEnv>): boolean {
  return c.req.header('sec-fetch-site') === 'same-origin' || Boolean(c.req.header('origin'));
}

function isChange(c: Context<AppEnv>): boolean {
  return c.req.method !== 'GET' && c.req.method !== 'HEAD';
}

function refuse(c: Context<AppEnv>, event: SecurityEvent, message: string, resend?: SentAgain): Response {
  c.set('route', 'refused');
  c.get('logSecurityEvent')(event);
  return respondWithProblem(c, { status: 403, kind: 'forged-request', message, resend });
}

/**
 * A plain form of our own page without its cookie: the visitor sends it again with one press, without
 * retyping. Only where the browser itself states that it comes from here; an uploaded file could not be
 * embedded in a page.
 */
function offerAgain(c: Context<AppEnv>): SentAgain | undefined {
  const isPage = c.req.header('accept')?.includes('text/html') ?? false;
  const sent = isPage && saysOwnOrigin(c) ? c.get('form') : null;
  if (!sent?.has(csrfField)) return undefined;
  const fields: (readonly [string, string])[] = [];
  for (const [name, value] of sent) {
    if (typeof value !== 'string') return undefined;
    if (name !== csrfField) fields.push([name, value]);
  }
  const { pathname, search } = new URL(c.req.url);
  return { action: pathname + search, fields: [...fields, [csrfField, againMark + c.get('csrfToken')()]] };
}

/**
 * Browsers send at least one of the two headers with every form and fetch; other programs send neither and
 * have no cookie to steal.
 */
function isOwnOrigin(c: Context<AppEnv>, siteOrigin: string, believesHost: boolean): boolean {
  const site = c.req.header('sec-fetch-site');
  if (site && site !== 'same-origin' && site !== 'none') return false;
  const origin = c.req.header('origin');
  if (origin === undefined) return true;
  return origin === siteOrigin || (believesHost && origin === new URL(c.req.url).origin);
}
