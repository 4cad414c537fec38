import { randomUUID } from 'node:crypto';
import type { MiddlewareHandler } from 'hono';
import type { Logger } from 'pino';
import { currentRequest } from '../../logging/current-request.ts';
import type { AppEnv } from '../app-env.ts';
import { chooseRequestId } from './request-id.ts';

/**
 * Carries the request's id into logs, failures and every response, and creates the page's nonce.
 */
export function identifyRequest(log: Logger): MiddlewareHandler<AppEnv> {
  return async (c, next) => {
    const id = chooseRequestId(c.req.header('x-request-id'));
    c.set('requestId', id);
    const current = currentRequest.getStore();
    if (current) current.id = id;
    c.set('log', log);
    // 122 random bits; UUIDs come from a pool, so this costs almost nothing.
    c.set('nonce', randomUUID().replaceAll('-', ''));
    c.set('route', '');
    await next();
    c.res.headers.set('X-Request-Id', id);
    // A running page cannot read the headers of its router's requests: see app/shell/error/failed-request.ts.
    if (c.res.status >= 500) c.res.headers.append('Server-Timing', `failed;desc="${id}"`);
  };
}
