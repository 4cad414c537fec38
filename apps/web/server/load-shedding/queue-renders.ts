import type { MiddlewareHandler } from 'hono';
import type { AppEnv } from '../http/app-env.ts';
import { respondWithProblem } from '../http/responses/error-response.ts';
import type { Metrics } from '../logging/metrics.ts';
import { type FairQueue, QueueFullError, UnwantedJobError } from './fair-queue.ts';

/** Queues everything below it, fairly between visitors; a request that would wait too long is rejected. */
export function queueRenders(
  queue: FairQueue<void>,
  metrics: Pick<Metrics, 'requestsShed'>,
): MiddlewareHandler<AppEnv> {
  return async (c, next) => {
    try {
      await queue.run({ visitor: c.get('visitorAddress'), signal: c.req.raw.signal }, next);
    } catch (error) {
      // Sent to no one: the visitor has left.
      if (error instanceof UnwantedJobError) return c.body(null, 503);
      if (!(error instanceof QueueFullError)) throw error;
      metrics.requestsShed.inc({ reason: 'renders' });
      c.set('route', 'shed');
      return respondWithProblem(c, {
        status: 503,
        kind: 'overloaded',
        message: 'We’re very busy at the moment. Please try again in a few seconds.',
        retryAfterSeconds: 5,
      });
    }
  };
}
