import type { CountedPage } from '@forecourt/services';
import { prefetchFreshSeconds } from '@forecourt/site';
import type { Context, MiddlewareHandler } from 'hono';
import type { AppEnv } from '../http/app-env.ts';
import { deviceHeaders, isMobileDevice } from '../http/requests/device.ts';
import type { Metrics } from '../logging/metrics.ts';
import { type CountPage, decideCounted } from './count-pages.ts';
import type { SharedPageCache } from './market-state.ts';
import type { Rendered } from './page-cache.ts';
import { formatPageKey } from './page-key.ts';
import { isForAnyone, readSharedPage, type SharedPage } from './shared-page.ts';

/**
 * Answers from the cache if it can; otherwise the page is rendered, and kept if every visitor would see the
 * same. A page that read anything about its visitor (`RequestInfo`) is never kept.
 */
export function cachePages(
  cache: SharedPageCache,
  metrics: Pick<Metrics, 'pages'>,
  countPage: CountPage,
): MiddlewareHandler<AppEnv> {
  return async (c, next) => {
    const { pathname, search } = new URL(c.req.url);
    const key = formatPageKey(
      pathname + search,
      isMobileDevice((name) => c.req.header(name)),
    );
    const isRead = c.req.method === 'GET' || c.req.method === 'HEAD';
    const known = isRead && key !== null ? cache.find(key) : undefined;
    if (known) return send(c, known, 'cached');
    // A response to HEAD has no body to keep.
    if (c.req.method !== 'GET' || key === null) {
      await next();
      return finish(c);
    }

    let hasRendered = false;
    const render = async (previous: SharedPage | null) => {
      hasRendered = true;
      if (previous) c.set('previous', previous);
      await next();
      return takePage(c);
    };
    const shared = await cache.fill(key, render);
    if (hasRendered || !shared) return finish(c);
    return send(c, shared, 'shared');
  };

  function finish(c: Context<AppEnv>): void {
    if (!c.get('isPage')) return;
    const isUnchanged = c.get('page') !== undefined && c.get('page') === c.get('previous');
    metrics.pages.inc({ outcome: isUnchanged ? 'unchanged' : 'rendered' });
    count(c, decideCounted(c.req.path, c.get('adverts')));
    setCacheHeaders(c);
  }

  function count(c: Context<AppEnv>, adverts: CountedPage | null): void {
    if (c.req.method === 'GET' && c.res.status === 200) countPage(adverts, (name) => c.req.header(name));
  }

  function send(c: Context<AppEnv>, page: SharedPage, outcome: 'cached' | 'shared'): Response {
    metrics.pages.inc({ outcome });
    c.set('route', page.route);
    c.set('page', page);
    // The body is empty here: `finishResponse` sends the page.
    c.res = new Response('', { status: page.status, headers: page.headers });
    count(c, page.adverts);
    setCacheHeaders(c);
    return c.res;
  }
}

/** Makes a whole page independent of its visitor's nonce. Returns it if other visitors may see it too. */
async function takePage(c: Context<AppEnv>): Promise<Rendered<SharedPage>> {
  const mayShare = isForAnyone(c.res);
  if (c.get('isCutShort')) return null;
  if (!mayShare && c.res.status !== 200) return c.res.status >= 400 ? null : 'personal';
  // A file that a route sends, such as a photo, is streamed, and `finishResponse` leaves it alone.
  const isText = /^(?:text\/|application\/json)/.test(c.res.headers.get('content-type') ?? '');
  if (!c.get('isPage') || !isText) return 'personal';
  const page = findUnchanged(c) ?? (await readSharedPage(c.res, c.get('nonce'), c.get('route')));
  if (page instanceof Response) {
    c.res = undefined;
    c.res = page;
    return 'personal';
  }
  c.set('page', page);
  page.madeOf = c.get('madeOf') ?? null;
  page.adverts = decideCounted(c.req.path, c.get('adverts'));
  page.channels = c.get('reads')?.channels() ?? null;
  return c.get('isPersonal') || !mayShare ? 'personal' : page;
}

/** The page as it was, if it was not rendered again because its data is the same. */
function findUnchanged(c: Context<AppEnv>): SharedPage | null {
  const previous = c.get('previous');
  if (!previous?.madeOf || c.res.body || previous.madeOf !== c.get('madeOf')) return null;
  // As for a page from the cache, `finishResponse` sends it.
  c.res = undefined;
  c.res = new Response('', { headers: previous.headers });
  return previous;
}

/** Browsers may store a page, but must revalidate it by its tag: prices change. */
function setCacheHeaders(c: Context<AppEnv>): void {
  // A page contains whether it was rendered for a phone, and may differ by it.
  c.res.headers.append(
    'Vary',
    deviceHeaders((name) => c.req.header(name)),
  );
  if (c.res.status !== 200 || c.res.headers.has('cache-control')) return;
  const isPrefetched = c.req.path.endsWith('.data') && c.req.header('sec-purpose')?.startsWith('prefetch');
  // Prefetched because the pointer rests on its link: it must stay fresh until the press, or the prefetch was wasted.
  const value = isPrefetched ? `private, max-age=${prefetchFreshSeconds}` : 'no-cache';
  c.res.headers.set('Cache-Control', value);
}
