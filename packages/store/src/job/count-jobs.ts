import type { Session } from '../database/database.ts';
import { and, asc, eq, inArray, type SQL, sql } from '../database/drizzle.ts';
import { isoTimeOrNull } from '../database/iso-time.ts';
import { job } from '../schema/schema.ts';
import { tellRunners } from './tell-runners.ts';

export interface JobCounts {
  name: string;
  /** Due, and being done by nobody. */
  waiting: number;
  running: number;
  /** Given up after its last attempt. */
  dead: number;
  /** How long the oldest of the waiting ones has been due. */
  overdueSeconds: number;
  /** Of a regular job. */
  lastSuccessAt: string | null;
}

export interface FailedJob {
  name: string;
  key: string;
  isDead: boolean;
  attempts: number;
  lastError: string | null;
}

export async function countJobs(
  session: Session,
  { names, at }: { names: readonly string[]; at: string },
): Promise<JobCounts[]> {
  if (names.length === 0) return [];
  const counted = (what: SQL | undefined) => sql<number>`count(*) filter (where ${what})`.mapWith(Number);
  const isRunning = sql`${job.leasedUntil} > ${at}`;
  const isOverdue = sql`${job.state} = 'waiting' and ${job.dueAt} <= ${at} and (${isRunning}) is not true`;
  const rows = await session.orm
    .select({
      name: job.name,
      waiting: counted(isOverdue),
      running: counted(isRunning),
      dead: counted(eq(job.state, 'dead')),
      overdueSeconds:
        sql<number>`coalesce(max(extract(epoch from ${at}::timestamptz - ${job.dueAt})) filter (where ${isOverdue}), 0)`.mapWith(
          Number,
        ),
      lastSuccessAt: sql<string | null>`max(${job.lastSuccessAt})::text`,
    })
    .from(job)
    // Jobs of later days may be many, and say nothing.
    .where(and(inArray(job.name, [...names]), sql`(${job.dueAt} <= ${at} or ${job.key} = '')`))
    .groupBy(job.name);
  return rows.map((row) => ({ ...row, lastSuccessAt: isoTimeOrNull(row.lastSuccessAt) }));
}

/** Jobs that have failed and are not done yet. */
export async function listFailedJobs(session: Session, { limit }: { limit: number }): Promise<FailedJob[]> {
  const rows = await session.orm
    .select()
    .from(job)
    .where(sql`${job.lastError} is not null`)
    .orderBy(asc(job.name), asc(job.key))
    .limit(limit);
  return rows.map(({ name, key, state, attempts, lastError }) => ({
    name,
    key,
    isDead: state === 'dead',
    attempts,
    lastError,
  }));
}

/** Retries every job that is dead, and returns how many. */
export async function retryDeadJobs(session: Session, { at }: { at: string }): Promise<number> {
  const rows = await session.orm
    .update(job)
    .set({ state: 'waiting', attempts: 0, dueAt: at })
    .where(eq(job.state, 'dead'))
    .returning({ name: job.name });
  if (rows.length > 0) await tellRunners(session);
  return rows.length;
}
