import { createRateLimit, type RateLimit } from '@forecourt/services/open';
import type { MiddlewareHandler } from 'hono';
import type { AppEnv } from '../http/app-env.ts';
import { respondWithProblem } from '../http/responses/error-response.ts';
import type { Metrics } from '../logging/metrics.ts';
import type { Peers } from '../process/peers.ts';
import { rateLimitBurstSeconds } from './limits.ts';
import { shareRateLimit } from './share-rate-limit.ts';

/** An average number of requests per second for each visitor, counted in all processes; null for 0, no limit. */
export function createRequestLimit(requestsPerSecond: number, peers: Peers): RateLimit | null {
  if (requestsPerSecond === 0) return null;
  const own = createRateLimit({
    count: requestsPerSecond * rateLimitBurstSeconds,
    withinMs: rateLimitBurstSeconds * 1000,
  });
  return shareRateLimit(own, peers, 'requests');
}

export function limitRequests(
  limit: RateLimit | null,
  metrics: Pick<Metrics, 'requestsShed'>,
): MiddlewareHandler<AppEnv> {
  if (!limit) return (_, next) => next();
  // A flood is thousands of requests per second: one line per minute is enough to notice it.
  const logging = createRateLimit({ count: 1, withinMs: 60_000 });
  return async (c, next) => {
    const visitor = c.get('visitorAddress');
    const refusal = limit.take(visitor);
    if (!refusal) return next();
    metrics.requestsShed.inc({ reason: 'rate-limit' });
    c.set('route', 'refused');
    if (!logging.take(visitor)) c.get('logSecurityEvent')('rate-limit');
    return respondWithProblem(c, {
      status: 429,
      kind: 'too-many-requests',
      message: 'You’re loading pages too quickly. Please wait a moment and try again.',
      retryAfterSeconds: refusal.retryAfterSeconds,
    });
  };
}
