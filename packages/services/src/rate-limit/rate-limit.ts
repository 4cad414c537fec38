/** So many of something for each visitor, counted in memory: for what costs this process, not for what is kept. */
export interface RateLimit {
  /** Takes one. Null when it is allowed, otherwise when the next one will be. */
  take(visitor: string): RateLimitRefusal | null;
}

export interface RateLimitRefusal {
  retryAfterSeconds: number;
}

export interface RateLimitOptions {
  /** May come at once. */
  count: number;
  /** In this time an empty bucket is full again, one after the other. */
  withinMs: number;
  now?: () => number;
}

/** Beyond this the oldest are forgotten: a crowd must not fill the memory. */
const maxVisitors = 10_000;

/**
 * A token bucket for each visitor, kept as the one time at which it will be full again. With 2 within 10 s, two at
 * second 0 put that time to second 10; the next one would put it to second 15, so it has to wait until second 5.
 */
export function createRateLimit({ count, withinMs, now = Date.now }: RateLimitOptions): RateLimit {
  const msForOne = withinMs / count;
  const fullAt = new Map<string, number>();
  return {
    take(visitor) {
      const time = now();
      const next = Math.max(fullAt.get(visitor) ?? 0, time) + msForOne;
      const waitMs = next - withinMs - time;
      if (waitMs > 0) return { retryAfterSeconds: Math.ceil(waitMs / 1000) };
      // Put in anew, so that the map's order is that of the last visits.
      fullAt.delete(visitor);
      fullAt.set(visitor, next);
      const [oldest] = fullAt.keys();
      if (fullAt.size > maxVisitors && oldest !== undefined) fullAt.delete(oldest);
      return null;
    },
  };
}
