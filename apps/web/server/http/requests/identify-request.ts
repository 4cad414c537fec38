import { randomUUID } from 'node:crypto';
import type { MiddlewareHandler } from 'hono';
import type { Logger } from 'pino';
import { currentRequest } from '../../logging/current-request.ts';
import type { AppEnv } from '../app-env.ts';

/**
 * Carries the id that Hono's `requestId` has chosen into logs, failures and the answer, whoever makes it, and makes the
 * nonce of the page.
 */
export function identifyRequest(log: Logger): MiddlewareHandler<AppEnv> {
  return async (c, next) => {
    const id = c.get('requestId');
    const current = currentRequest.getStore();
    if (current) current.id = id;
    c.set('log', log);
    // 122 random bits; a UUID comes from a pool and so costs next to nothing.
    c.set('nonce', randomUUID().replaceAll('-', ''));
    c.set('route', '');
    await next();
    c.res.headers.set('X-Request-Id', id);
    // The running page sees no headers of what its router fetches: see app/shell/error/failed-request.ts.
    if (c.res.status >= 500) c.res.headers.append('Server-Timing', `failed;desc="${id}"`);
  };
}
