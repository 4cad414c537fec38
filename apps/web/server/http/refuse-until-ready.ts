import { brand } from '@forecourt/site';
import type { MiddlewareHandler } from 'hono';
import type { AppEnv } from './app-env.ts';
import { respondWithProblem } from './responses/error-response.ts';

/** While the market is being generated there is nothing to show yet. */
export function refuseUntilReady(isOpen: () => boolean): MiddlewareHandler<AppEnv> {
  return async (c, next) => {
    if (isOpen()) return next();
    c.set('route', 'starting');
    return respondWithProblem(c, {
      status: 503,
      kind: 'starting',
      message: `${brand.name} is starting. Try again in a few seconds.`,
      retryAfterSeconds: 5,
    });
  };
}
