import { randomBytes, timingSafeEqual } from 'node:crypto';
import { isSignedLink } from '@forecourt/domain';
import type { Context, MiddlewareHandler } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import type { AppEnv } from './app-env.ts';
import { respondWithProblem } from './error-response.ts';
import type { SentAgain } from './format-problem-page.ts';

export const csrfCookie = 'XSRF-TOKEN';
export const csrfHeader = 'X-XSRF-TOKEN';
/** The hidden field by which a plain HTML form carries the token. */
export const csrfField = 'xsrf-token';

/** Stands before the token of a form that is sent again: a browser without the cookie even then keeps none. */
const againMark = 'again.';

const words = {
  expired: 'This form has expired. Reload the page it is on and send it again.',
  sendAgain: 'This form had expired. Nothing was sent, and nothing you wrote is lost.',
  noCookies:
    'Your browser keeps no cookies from this site, so nothing was sent. Allow cookies here, then send it again.',
};

const wellFormed = /^[A-Za-z0-9_-]{32}$/;

export interface CsrfOptions {
  siteOrigin: string;
}

/**
 * A change is accepted from our own pages only: the browser must not name another site as its origin, and the request
 * must repeat the token of the visitor's cookie, which another site cannot read. The cookie is given only to a visitor
 * who gets a form (or a script that asks for it), so that all other pages can be kept by a shared cache.
 */
export function csrf({ siteOrigin }: CsrfOptions): MiddlewareHandler<AppEnv> {
  const isSecure = siteOrigin.startsWith('https:');
  return async (c, next) => {
    const held = getCookie(c, csrfCookie);
    const known = held && wellFormed.test(held) ? held : null;
    let given: string | null = null;
    c.set('csrfToken', () => {
      given ??= known ?? randomBytes(24).toString('base64url');
      return given;
    });

    const giveCookie = () => {
      if (given === null || given === known) return;
      setCookie(c, csrfCookie, given, { path: '/', sameSite: 'Lax', secure: isSecure });
    };

    if (c.req.method !== 'GET' && c.req.method !== 'HEAD') {
      if (!isOwnOrigin(c, siteOrigin)) {
        return refuse(c, 'This was sent from another site, so nothing was changed.');
      }
      // The address of a signed link is itself what another site cannot know; and its form may lie open for days.
      const sent = isSignedLink(c.req.path) ? null : await findSentToken(c);
      if (sent !== null && !isSameToken(known, sent.replace(againMark, ''))) {
        const resend = await offerAgain(c, c.get('csrfToken'));
        if (!resend) return refuse(c, words.expired);
        giveCookie();
        if (held !== undefined || !sent.startsWith(againMark)) return refuse(c, words.sendAgain, resend);
        return refuse(c, words.noCookies, { ...resend, showsWords: true });
      }
    }
    await next();
    if (given === null) return;
    c.res.headers.set('Cache-Control', 'private, no-store');
    giveCookie();
  };
}

function refuse(c: Context<AppEnv>, message: string, resend?: SentAgain): Response {
  c.set('route', 'refused');
  return respondWithProblem(c, { status: 403, kind: 'forged-request', message, resend });
}

/**
 * A plain form of our own page whose cookie is gone: its visitor sends it again with a press, and types nothing twice. Only
 * where the browser itself says that it comes from here; a file could not be put into a page.
 */
async function offerAgain(c: Context<AppEnv>, token: () => string): Promise<SentAgain | undefined> {
  const isSaidOurs = c.req.header('sec-fetch-site') === 'same-origin' || c.req.header('origin') !== undefined;
  const isPage = c.req.header('accept')?.includes('text/html') ?? false;
  const sent = isSaidOurs && isPage ? await readForm(c) : null;
  if (!sent?.has(csrfField)) return undefined;
  const fields: (readonly [string, string])[] = [];
  for (const [name, value] of sent) {
    if (typeof value !== 'string') return undefined;
    if (name !== csrfField) fields.push([name, value]);
  }
  const { pathname, search } = new URL(c.req.url);
  return { action: pathname + search, fields: [...fields, [csrfField, againMark + token()]] };
}

/** Browsers send at least one of the two headers with every form and fetch; other programs send neither and have no cookie to steal. */
function isOwnOrigin(c: Context<AppEnv>, siteOrigin: string): boolean {
  const site = c.req.header('sec-fetch-site');
  if (site && site !== 'same-origin' && site !== 'none') return false;
  const origin = c.req.header('origin');
  if (!origin) return true;
  return origin === siteOrigin || origin === new URL(c.req.url).origin;
}

/** Empty when there is none. */
async function findSentToken(c: Context<AppEnv>): Promise<string> {
  const header = c.req.header(csrfHeader);
  if (header) return header;
  const value = (await readForm(c))?.get(csrfField);
  return typeof value === 'string' ? value : '';
}

async function readForm(c: Context<AppEnv>): Promise<FormData | null> {
  const type = c.req.header('content-type') ?? '';
  if (!/^(application\/x-www-form-urlencoded|multipart\/form-data)/i.test(type)) return null;
  return c.req.raw
    .clone()
    .formData()
    .catch(() => null);
}

function isSameToken(held: string | null, sent: string): boolean {
  if (!held || !sent || held.length !== sent.length) return false;
  const [a, b] = [Buffer.from(held), Buffer.from(sent)];
  return a.length === b.length && timingSafeEqual(a, b);
}
