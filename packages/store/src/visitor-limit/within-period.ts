import { type AnyPgColumn, between, type SQL } from '../database/drizzle.ts';

/**
 * Whether what was stored then counts towards a limit of so many within a period. What is further ahead than the period was
 * stored while the clock was wrong, and keeps nobody out until then.
 */
export function isWithinPeriod(column: AnyPgColumn, at: string, periodMs: number): SQL {
  const moved = (ms: number) => new Date(Date.parse(at) + ms).toISOString();
  return between(column, moved(-periodMs), moved(periodMs));
}
