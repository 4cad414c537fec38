import type { Session } from '../database/database.ts';
import { and, eq, sql } from '../database/drizzle.ts';
import { job } from '../schema/schema.ts';
import { tellRunners } from './tell-runners.ts';

/** A job that is sent: its name, and the type of what it is given. */
export interface JobKind<Data> {
  name: string;
  /** Never set: it only carries the type. */
  data?: Data;
}

/** `Data` is stored as JSON. Give it the number of a row rather than a copy of it, which would be out of date. */
export function defineJob<Data>(name: string): JobKind<Data> {
  return { name };
}

/**
 * Sends a job in the transaction that causes it; one that is rolled back sends none. With the same key before it
 * starts, it is done once, at the earliest of the times; while it is being done, it is done again afterwards.
 */
export async function sendJob<Data>(
  session: Session,
  { name }: JobKind<Data>,
  data: Data,
  { key, at }: { key: string; at: string },
): Promise<void> {
  if (key === '') throw new Error('A job that is sent needs a key.');
  const isLeased = sql`${job.leasedBy} is not null`;
  const isDead = sql`${job.state} = 'dead'`;
  await session.orm
    .insert(job)
    .values({ name, key, data, state: 'waiting', attempts: 0, dueAt: at })
    .onConflictDoUpdate({
      target: [job.name, job.key],
      set: {
        data: sql`excluded.data`,
        state: 'waiting',
        attempts: sql`case when ${isDead} then 0 else ${job.attempts} end`,
        dueAt: sql`case when ${isDead} then excluded.due_at when ${isLeased} then ${job.dueAt} else least(${job.dueAt}, excluded.due_at) end`,
        againAt: sql`case when ${isLeased} then least(${job.againAt}, excluded.due_at) end`,
      },
    });
  await tellRunners(session);
}

/** Takes back a job that has not started. One that has must notice by itself that it is obsolete. */
export async function cancelJob<Data>(
  session: Session,
  { name }: JobKind<Data>,
  { key }: { key: string },
): Promise<void> {
  await session.orm
    .delete(job)
    .where(and(eq(job.name, name), eq(job.key, key), sql`${job.leasedBy} is null`));
  // One that is being done is not done again.
  await session.orm
    .update(job)
    .set({ againAt: null })
    .where(and(eq(job.name, name), eq(job.key, key)));
}
