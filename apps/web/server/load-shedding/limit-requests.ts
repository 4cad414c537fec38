import { createRateLimit } from '@forecourt/services/open';
import type { MiddlewareHandler } from 'hono';
import type { AppEnv } from '../http/app-env.ts';
import { respondWithProblem } from '../http/responses/error-response.ts';
import type { Metrics } from '../logging/metrics.ts';
import type { Peers } from '../process/peers.ts';
import { rateLimitBurstSeconds } from './limits.ts';
import { shareRateLimit } from './share-rate-limit.ts';

/** An average number of requests per second for each visitor; 0 means no limit. */
export function limitRequests(
  requestsPerSecond: number,
  metrics: Pick<Metrics, 'requestsShed'>,
  peers: Peers,
): MiddlewareHandler<AppEnv> {
  if (requestsPerSecond === 0) return (_, next) => next();
  const own = createRateLimit({
    count: requestsPerSecond * rateLimitBurstSeconds,
    withinMs: rateLimitBurstSeconds * 1000,
  });
  const limit = shareRateLimit(own, peers, 'requests');
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
