import type { Session } from '../database/database.ts';
import { and, eq, sql } from '../database/drizzle.ts';
import { job } from '../schema/schema.ts';
import { tellRunners } from './tell-runners.ts';

/** The key of a job that is done again and again: there is one row of it. */
export const regularKey = '';

/** Adds a regular job, or brings it forward if its schedule is shorter than it was. */
export async function addRegularJob(
  session: Session,
  name: string,
  { firstAt, nextAt }: { firstAt: string; nextAt: string },
): Promise<void> {
  await session.orm
    .insert(job)
    .values({ name, key: regularKey, state: 'waiting', attempts: 0, dueAt: firstAt })
    .onConflictDoUpdate({
      target: [job.name, job.key],
      set: { dueAt: nextAt },
      setWhere: sql`${job.dueAt} > ${nextAt}`,
    });
}

/** A regular job is to be done now, and again if it is being done. */
export async function wakeJob(session: Session, name: string, { at }: { at: string }): Promise<void> {
  const isLeased = sql`${job.leasedBy} is not null`;
  await session.orm
    .update(job)
    .set({
      dueAt: sql`case when ${isLeased} then ${job.dueAt} else least(${job.dueAt}, ${at}::timestamptz) end`,
      againAt: sql`case when ${isLeased} then ${at}::timestamptz end`,
    })
    .where(and(eq(job.name, name), eq(job.key, regularKey)));
  await tellRunners(session);
}
