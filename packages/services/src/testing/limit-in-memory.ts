import { createRateLimit } from '../rate-limit/rate-limit.ts';
import type { LimitVisitors } from '../visitor-limit/visitor-limit.ts';

/** Limits without a database, for tests that need none. */
export function limitInMemory(now: () => number = Date.now): LimitVisitors {
  return (_topic, options) => {
    const limit = createRateLimit({ ...options, now });
    return async (visitorAddress) => limit.take(visitorAddress);
  };
}
