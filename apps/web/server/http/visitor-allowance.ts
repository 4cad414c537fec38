/** So many of something for each visitor within a while, counted in memory and forgotten after it. */
export interface VisitorAllowance {
  /** False when the visitor has used up theirs. */
  take(visitor: string): boolean;
}

/** Beyond this the oldest are forgotten: a crowd must not fill the memory. */
const maxVisitors = 10_000;

export function createVisitorAllowance({
  count,
  withinMs,
  now = Date.now,
}: {
  count: number;
  withinMs: number;
  now?: () => number;
}): VisitorAllowance {
  const timesOf = new Map<string, number[]>();
  return {
    take(visitor) {
      const since = now() - withinMs;
      const times = (timesOf.get(visitor) ?? []).filter((time) => time > since);
      const isAllowed = times.length < count;
      if (isAllowed) times.push(now());
      // Put in anew, so that the map's order is that of the last visits.
      timesOf.delete(visitor);
      timesOf.set(visitor, times);
      const [oldest] = timesOf.keys();
      if (timesOf.size > maxVisitors && oldest !== undefined) timesOf.delete(oldest);
      return isAllowed;
    },
  };
}
