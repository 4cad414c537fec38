import { type Database, takeToken } from '@forecourt/store';
import type { Logger } from 'pino';
import { createRateLimit, type RateLimitOptions, type RateLimitRefusal } from '../rate-limit/rate-limit.ts';
import type { HashVisitor } from '../secrets/visitor-hash.ts';

/** Takes one for a network address. Null if it is allowed, otherwise when the next one will be. */
export type TakeOne = (visitorAddress: string) => Promise<RateLimitRefusal | null>;

/** Opens a limit of its own for each topic. */
export type LimitVisitors = (
  topic: 'drafts' | 'feed checks' | 'photos' | 'trade-ins',
  limit: Pick<RateLimitOptions, 'count' | 'withinMs'>,
) => TakeOne;

export interface VisitorLimitParts {
  db: Database;
  hashVisitor: HashVisitor;
  log: Pick<Logger, 'error'>;
  now?: () => number;
}

/** Limits visitors in all processes together, also over a restart; in this one while the database cannot count. */
export function createVisitorLimits({
  db,
  hashVisitor,
  log,
  now = Date.now,
}: VisitorLimitParts): LimitVisitors {
  return (topic, limit) => {
    const uncounted = createRateLimit(limit);
    return async (visitorAddress) => {
      const visitor = hashVisitor(visitorAddress);
      const time = now();
      try {
        const at = new Date(time).toISOString();
        const retryAt = await takeToken(db, { topic, visitor, ...limit }, { at });
        return retryAt === null
          ? null
          : { retryAfterSeconds: Math.max(1, Math.ceil((Date.parse(retryAt) - time) / 1000)) };
      } catch (error) {
        log.error({ err: error, topic }, 'A visitor could not be counted');
        return uncounted.take(visitor);
      }
    };
  };
}
