import { validateHeaderValue } from 'node:http';
import { isAllowedLocation } from '@forecourt/services';
import type { MiddlewareHandler } from 'hono';
import type { Logger } from 'pino';
import type { AppEnv } from '../app-env.ts';

export interface CheckOptions {
  siteOrigin: string;
  log: Pick<Logger, 'error'>;
}

/**
 * The final check of every response. One with headers that cannot be sent, or with a redirect off the site,
 * becomes a plain 500: a handler has made a mistake, and no one else should suffer from it.
 */
export function checkResponse({ siteOrigin, log }: CheckOptions): MiddlewareHandler<AppEnv> {
  return async (c, next) => {
    try {
      await next();
      for (const [name, value] of c.res.headers) validateHeaderValue(name, value);
      const location = c.res.headers.get('location');
      if (location !== null && !isAllowedLocation(location, siteOrigin)) {
        throw new Error(`A redirect leads away from the site: ${JSON.stringify(location)}`);
      }
    } catch (error) {
      log.error({ err: error, id: c.get('requestId') }, 'A response could not be sent');
      const failure = plainFailure();
      failure.headers.set('X-Request-Id', c.get('requestId') ?? '');
      replaceResponse(c, failure);
    }
  };
}

/** Depends on nothing that may have failed. */
export function plainFailure(): Response {
  return new Response('Something went wrong on our side.', {
    status: 500,
    headers: {
      'Content-Type': 'text/plain; charset=utf-8',
      'Cache-Control': 'no-store',
      'X-Content-Type-Options': 'nosniff',
    },
  });
}

/** Hono would copy the headers of the previous response, which may be what is broken. */
export function replaceResponse(c: { res: Response | undefined }, response: Response): void {
  // Stop generating a response that will not be read.
  void c.res?.body?.cancel().catch(() => {});
  c.res = undefined;
  c.res = response;
}
