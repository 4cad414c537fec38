import type { Session } from '../database/database.ts';
import { and, eq, gt, lt, lte, sql } from '../database/drizzle.ts';
import { isoTime } from '../database/iso-time.ts';
import { visitorLimit } from '../schema/schema.ts';

export interface TokenBucket {
  /** What is limited, such as `photos`. */
  topic: string;
  /** A keyed hash of the network address. */
  visitor: string;
  /** The burst size. */
  count: number;
  /** An empty bucket refills, one at a time, within this time. */
  withinMs: number;
}

/**
 * Takes one token from a visitor's bucket, for all processes together. Null if there was one, otherwise when
 * there will be.
 */
export async function takeToken(
  session: Session,
  { topic, visitor, count, withinMs }: TokenBucket,
  { at }: { at: string },
): Promise<string | null> {
  const oneMs = withinMs / count;
  const after = (time: string, ms: number) => new Date(Date.parse(time) + ms).toISOString();
  const { fullAt } = visitorLimit;
  // Fuller than full was stored while the clock was wrong: twice, because the clocks of two machines may differ.
  const isWrong = gt(fullAt, after(at, 2 * withinMs));
  // One statement: requests that come at the same moment cannot take the same token.
  const taken = await session.orm
    .insert(visitorLimit)
    .values({ topic, visitor, fullAt: after(at, oneMs) })
    .onConflictDoUpdate({
      target: [visitorLimit.topic, visitorLimit.visitor],
      set: {
        fullAt: sql`case when ${isWrong} then ${at}::timestamptz else greatest(${fullAt}, ${at}::timestamptz) end + make_interval(secs => ${oneMs / 1000}::float8)`,
      },
      setWhere: sql`${lte(fullAt, after(at, withinMs - oneMs))} or ${isWrong}`,
    })
    .returning({ fullAt });
  if (taken.length > 0) return null;
  const [row] = await session.orm
    .select({ fullAt })
    .from(visitorLimit)
    .where(and(eq(visitorLimit.topic, topic), eq(visitorLimit.visitor, visitor)));
  return after(row ? isoTime(row.fullAt) : at, oneMs - withinMs);
}

/** Forgets the visitors whose buckets are full again. */
export async function pruneVisitorLimits(session: Session, { at }: { at: string }): Promise<void> {
  await session.orm.delete(visitorLimit).where(lt(visitorLimit.fullAt, at));
}
