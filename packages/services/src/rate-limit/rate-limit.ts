/** A rate limit per visitor, counted in memory: for what costs this process, not for what is stored. */
export interface RateLimit {
  /** Takes one. Null if it is allowed, otherwise when the next one will be. */
  take(visitor: string): RateLimitRefusal | null;
  /** Counts what the visitor has taken in other processes. */
  count(visitor: string, taken: number): void;
}

export interface RateLimitRefusal {
  retryAfterSeconds: number;
}

export interface RateLimitOptions {
  /** The burst size. */
  count: number;
  /** An empty bucket refills, one at a time, within this time. */
  withinMs: number;
  /** A clock that nobody sets: one that is set back would refuse visitors until then. */
  now?: () => number;
}

/** Beyond this number the oldest are evicted: a crowd must not fill the memory. */
const maxVisitors = 10_000;

/**
 * A token bucket per visitor, stored as the time at which it will be full again. With 2 within 10 s, two at
 * second 0 set that time to second 10; the next one would set it to second 15, so it has to wait until second
 * 5.
 */
export function createRateLimit({
  count,
  withinMs,
  now = () => performance.now(),
}: RateLimitOptions): RateLimit {
  const msForOne = withinMs / count;
  const fullAt = new Map<string, number>();
  const after = (visitor: string, taken: number, time: number) =>
    Math.max(fullAt.get(visitor) ?? 0, time) + taken * msForOne;

  function set(visitor: string, time: number): void {
    // Reinserted, so that the map is ordered by last visit.
    fullAt.delete(visitor);
    fullAt.set(visitor, time);
    const [oldest] = fullAt.keys();
    if (fullAt.size > maxVisitors && oldest !== undefined) fullAt.delete(oldest);
  }

  return {
    take(visitor) {
      const time = now();
      const next = after(visitor, 1, time);
      const waitMs = next - withinMs - time;
      if (waitMs > 0) return { retryAfterSeconds: Math.ceil(waitMs / 1000) };
      set(visitor, next);
      return null;
    },
    count: (visitor, taken) => set(visitor, after(visitor, taken, now())),
  };
}
