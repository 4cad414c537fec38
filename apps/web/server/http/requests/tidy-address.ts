import { findNewAddress } from '@forecourt/domain';
import { formatLocation } from '@forecourt/services';
import type { MiddlewareHandler } from 'hono';
import type { AppEnv } from '../app-env.ts';

/**
 * One page, one address: `/used-cars/` and `//used-cars` lead to `/used-cars`, with the query kept. What has moved is named
 * at once, and so is what was never there: nobody is led from one missing page to another.
 */
export function tidyAddress(): MiddlewareHandler<AppEnv> {
  return async (c, next) => {
    const { method } = c.req;
    // As it was sent: what Hono's `path` has decoded must not become a header.
    const { pathname, search } = new URL(c.req.url);
    const tidy = tidyPath(pathname);
    if (tidy === pathname) return next();
    const isRead = method === 'GET' || method === 'HEAD';
    const to = findNewAddress(tidy) ?? tidy;
    if (to === tidy && isRead && mayBePage(pathname, tidy)) {
      await next();
      if (c.res.status >= 400) return;
      const location = c.res.headers.get('location');
      // Most pages move their visitors themselves, before anything is made: see app/tidy-page-address.ts.
      if (location) return c.res.headers.set('location', tidyLocation(location));
      await c.res.body?.cancel();
    }
    c.set('route', 'tidied');
    // What the page said of itself in its headers does not hold for the move.
    c.res = undefined;
    c.res = new Response(null, {
      status: isRead ? 301 : 308,
      headers: { Location: formatLocation(to + search) },
    });
  };
}

/** Answered by this server itself, so that no page has to be asked. */
const forPrograms = /^\/(rest\/|maps\/|healthz$|readyz$)|\.\w+$/;

/** Only the router and its loaders know whether there is a page, and to them a slash at the end makes no difference. */
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
