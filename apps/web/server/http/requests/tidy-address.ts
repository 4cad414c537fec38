import { findNewAddress } from '@forecourt/domain';
import { formatLocation } from '@forecourt/services';
import type { MiddlewareHandler } from 'hono';
import type { AppEnv } from '../app-env.ts';

/**
 * One page, one address: `/used-cars/` and `//used-cars` redirect to `/used-cars`, with the query kept. A
 * moved page redirects straight to its new address, and a missing one is a 404 at once, so that no redirect
 * leads to a missing page.
 */
export function tidyAddress(): MiddlewareHandler<AppEnv> {
  return async (c, next) => {
    const { method } = c.req;
    // As sent: what Hono's `path` has decoded must not end up in a header.
    const { pathname, search } = new URL(c.req.url);
    const tidy = tidyPath(pathname);
    if (tidy === pathname) return next();
    const isRead = method === 'GET' || method === 'HEAD';
    const to = findNewAddress(tidy) ?? tidy;
    if (to === tidy && isRead && mayBePage(pathname, tidy)) {
      await next();
      if (c.res.status >= 400) return;
      const location = c.res.headers.get('location');
      // Most pages redirect by themselves, before anything is rendered: see app/addresses/tidy-page-address.ts.
      if (location) return c.res.headers.set('location', tidyLocation(location));
      await c.res.body?.cancel();
    }
    c.set('route', 'tidied');
    // The page's own headers do not apply to the redirect.
    c.res = undefined;
    c.res = new Response(null, {
      status: isRead ? 301 : 308,
      headers: { Location: formatLocation(to + search) },
    });
  };
}

/** Answered by this server itself, so no page needs to be checked. */
const forPrograms = /^\/(rest\/|maps\/|healthz$|readyz$)|\.\w+$/;

/** Only the router and its loaders know whether a page exists, and they ignore a trailing slash. */
function mayBePage(path: string, tidy: string): boolean {
  return path === `${tidy}/` && !forPrograms.test(tidy);
}

function tidyLocation(location: string): string {
  const [path = '', ...rest] = location.split(/(?=[?#])/);
  return path.startsWith('/') ? formatLocation([tidyPath(path), ...rest].join('')) : location;
}

function tidyPath(path: string): string {
  return path.replace(/\/{2,}/g, '/').replace(/(.)\/$/, '$1');
}
