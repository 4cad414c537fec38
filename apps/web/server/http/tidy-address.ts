import type { MiddlewareHandler } from 'hono';
import { findNewAddress } from '../../app/find-new-address.ts';
import type { AppEnv } from './app-env.ts';

/** One page, one address: `/used-cars/` and `//used-cars` lead to `/used-cars`, with the query kept. What has moved is named at once. */
export function tidyAddress(): MiddlewareHandler<AppEnv> {
  return async (c, next) => {
    const tidy = tidyPath(c.req.path);
    if (tidy === c.req.path) return next();
    c.set('route', 'tidied');
    const query = c.req.url.indexOf('?');
    const isRead = c.req.method === 'GET' || c.req.method === 'HEAD';
    const to = findNewAddress(tidy) ?? tidy;
    return c.redirect(query === -1 ? to : to + c.req.url.slice(query), isRead ? 301 : 308);
  };
}

/** Always begins with exactly one slash: `//evil.example` as a Location would send the visitor to another host. */
export function tidyPath(path: string): string {
  return path
    .replace(/[/\\]{2,}/g, '/')
    .replace(/^\\/, '/')
    .replace(/(.)\/$/, '$1');
}
