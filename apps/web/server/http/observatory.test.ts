import { expect, it } from 'vitest';
import { createTestApp } from '../testing/test-app.ts';

/**
 * The rules by which Mozilla's HTTP Observatory grades a site, as far as an answer shows them (a scan also looks at the
 * redirect from http, which is the proxy's). A site begins with 100; A+ is 100 and more.
 */
const rules: Record<string, (answer: Response, policy: Policy) => number> = {
  'content-security-policy': (_, policy) => {
    const scripts = policy('script-src');
    if (scripts.length === 0) return -25;
    if (
      scripts.some((source) =>
        ["'unsafe-inline'", "'unsafe-eval'", 'data:', 'http:', 'https:', '*'].includes(source),
      )
    )
      return -20;
    if (policy('style-src').includes("'unsafe-inline'")) return 0;
    return policy('default-src').join() === "'none'" ? 10 : 5;
  },
  cookies: ({ headers }) => {
    const cookies = headers.getSetCookie();
    const isSession = (cookie: string) => /^[^=]*(?:session|auth)/i.test(cookie);
    if (cookies.some((cookie) => !/; *secure/i.test(cookie))) return -20;
    if (cookies.some((cookie) => isSession(cookie) && !/; *httponly/i.test(cookie))) return -30;
    return cookies.length > 0 && cookies.every((cookie) => /; *samesite=/i.test(cookie)) ? 5 : 0;
  },
  'cross-origin-resource-sharing': ({ headers }) => (headers.has('access-control-allow-origin') ? -50 : 0),
  'cross-origin-resource-policy': ({ headers }) =>
    headers.get('cross-origin-resource-policy') === 'same-origin' ? 10 : 0,
  'referrer-policy': ({ headers }) =>
    /^(?:no-referrer|same-origin|strict-origin|strict-origin-when-cross-origin)$/.test(
      headers.get('referrer-policy') ?? '',
    )
      ? 5
      : -5,
  'strict-transport-security': ({ headers }) =>
    Number(/max-age=(\d+)/.exec(headers.get('strict-transport-security') ?? '')?.[1]) >= 15_768_000 ? 0 : -20,
  'x-content-type-options': ({ headers }) => (headers.get('x-content-type-options') === 'nosniff' ? 0 : -5),
  'x-frame-options': (_, policy) => (policy('frame-ancestors').join() === "'none'" ? 5 : -20),
};

type Policy = (directive: string) => string[];

function readPolicy(answer: Response): Policy {
  const directives = (answer.headers.get('content-security-policy') ?? '')
    .split('; ')
    .map((text) => text.split(' '));
  return (name) => directives.find(([first]) => first === name)?.slice(1) ?? [];
}

const site = { origin: 'https://www.example.ie' };
const withForm = createTestApp({
  site,
  page: (_, info) =>
    new Response(`<!doctype html><form>${info.csrfToken()}</form>`, {
      headers: { 'Content-Type': 'text/html; charset=utf-8' },
    }),
});
const plain = createTestApp({ site, pageCacheBytes: 1_000_000 });

it.each([
  ['a page', () => plain.app.request('https://www.example.ie/')],
  ['a page from the cache', () => plain.app.request('https://www.example.ie/')],
  ['a page with a form, and its cookie', () => withForm.app.request('https://www.example.ie/contact-us')],
  ['an error', () => plain.app.request('https://www.example.ie/%00')],
])('%s has A+', async (_, ask) => {
  const answer = await ask();
  const scores = Object.fromEntries(
    Object.entries(rules).map(([name, rule]) => [name, rule(answer, readPolicy(answer))]),
  );
  expect(Object.entries(scores).filter(([, score]) => score < 0)).toEqual([]);
  const score = Object.values(scores).reduce((sum, each) => sum + each, 100);
  expect(score).toBeGreaterThanOrEqual(120);
});
