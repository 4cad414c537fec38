import { expect, it, vi } from 'vitest';
import { createTestApp, type TestPage } from '../testing/test-app.ts';
import { createPageCounter, decideCounted } from './count-pages.ts';

const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:150.0) Gecko/20100101 Firefox/150.0';
const results = { shown: ['a', 'b'], opened: null };

const page: TestPage = (_, info) => {
  info.noteAdverts(results);
  return new Response('<!doctype html><p>Results</p>', { headers: { 'Content-Type': 'text/html' } });
};

function openApp(options: Parameters<typeof createTestApp>[0] = {}) {
  const countPage = vi.fn();
  const counter = createPageCounter({ countPage });
  const site = createTestApp({ page, parts: { countPage: counter }, ...options });
  const ask = (headers: Record<string, string> = {}, method = 'GET', path = '/search') =>
    site.app.request(path, { method, headers: { 'User-Agent': firefox, ...headers } });
  return { ask, countPage };
}

it('counts a page that is rendered, and one from the cache', async () => {
  const { ask, countPage } = openApp({ pageCacheBytes: 1_000_000 });
  for (let times = 0; times < 3; times++) await ask();
  expect(countPage.mock.calls).toEqual([[results], [results], [results]]);
});

it('counts a page that the browser still has', async () => {
  const { ask, countPage } = openApp({ pageCacheBytes: 1_000_000 });
  const tag = (await ask()).headers.get('etag') ?? '';
  expect((await ask({ 'If-None-Match': tag })).status).toBe(304);
  expect(countPage).toHaveBeenCalledTimes(2);
});

it.each([
  ['a robot', { 'User-Agent': 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)' }],
  ['a program without a name', { 'User-Agent': '' }],
  ['what is fetched ahead', { 'Sec-Purpose': 'prefetch' }],
])('leaves out %s', async (_, headers) => {
  const { ask, countPage } = openApp({ pageCacheBytes: 1_000_000 });
  await ask(headers);
  expect(countPage).not.toHaveBeenCalled();
});

it('leaves out HEAD, and pages that are not there', async () => {
  const { ask, countPage } = openApp();
  await ask({}, 'HEAD');
  expect(countPage).not.toHaveBeenCalled();
  const missing = openApp({
    page: (request, info) => {
      void page(request, info);
      return new Response('', { status: 410, headers: { 'Content-Type': 'text/html' } });
    },
  });
  await missing.ask();
  expect(missing.countPage).not.toHaveBeenCalled();
});

it('does not take data for an opened advert: it may never be looked at', () => {
  const noted = { shown: ['a'], opened: 'b' };
  expect(decideCounted('/used-cars/x/y/fpa/b', noted)).toBe(noted);
  expect(decideCounted('/used-cars/x/y/fpa/b.data?_routes=z', noted)).toEqual({ shown: ['a'], opened: null });
  expect(decideCounted('/', undefined)).toBeNull();
});
