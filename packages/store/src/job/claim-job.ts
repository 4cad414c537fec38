import type { Session } from '../database/database.ts';
import { and, asc, eq, inArray, isNull, lte, or, sql } from '../database/drizzle.ts';
import { isoTime } from '../database/iso-time.ts';
import { job } from '../schema/schema.ts';
import { regularKey } from './regular-job.ts';

/** A job that this caller has leased. */
export interface ClaimedJob {
  name: string;
  key: string;
  data: unknown;
  /** This one included. */
  attempts: number;
  leasedBy: string;
}

export interface Claim {
  /** The jobs that the caller can do. A newer version may have sent others. */
  names: readonly string[];
  at: string;
}

/** When the next job of these is due; null if none waits. */
export async function findNextDue(session: Session, { names, at }: Claim): Promise<string | null> {
  const [next] = await session.orm
    .select({ dueAt: job.dueAt })
    .from(job)
    .where(and(isFree(at), inArray(job.name, [...names])))
    .orderBy(asc(job.dueAt))
    .limit(1);
  return next ? isoTime(next.dueAt) : null;
}

/**
 * Leases the job that has been due longest to this caller. Any number of processes may ask at once; the job of
 * one that died is free when its lease is over, so that every job is done at least once.
 */
export async function claimJob(
  session: Session,
  { names, at, leasedBy, leaseMs }: Claim & { leasedBy: string; leaseMs: number },
): Promise<ClaimedJob | null> {
  // In a `with`, which runs once: a subquery may run again for each row, and take another job each time.
  const due = session.orm.$with('due').as(
    session.orm
      .select({ name: job.name, key: job.key })
      .from(job)
      .where(and(isFree(at), inArray(job.name, [...names]), lte(job.dueAt, at)))
      .orderBy(asc(job.dueAt))
      .limit(1)
      .for('update', { skipLocked: true }),
  );
  const [claimed] = await session.orm
    .with(due)
    .update(job)
    .set({ attempts: sql`${job.attempts} + 1`, leasedBy, leasedUntil: after(at, leaseMs) })
    .where(sql`(${job.name}, ${job.key}) in (select ${due.name}, ${due.key} from ${due})`)
    .returning({ name: job.name, key: job.key, data: job.data, attempts: job.attempts });
  return claimed ? { ...claimed, leasedBy } : null;
}

/** Renews the leases of everything that this caller is doing, and returns what it still has. */
export async function renewLeases(
  session: Session,
  { leasedBy, at, leaseMs }: { leasedBy: string; at: string; leaseMs: number },
): Promise<{ name: string; key: string }[]> {
  return session.orm
    .update(job)
    .set({ leasedUntil: after(at, leaseMs) })
    .where(eq(job.leasedBy, leasedBy))
    .returning({ name: job.name, key: job.key });
}

/** For a process that knows that it is the only one. */
export async function endAllLeases(session: Session): Promise<void> {
  await session.orm.update(job).set({ leasedBy: null, leasedUntil: null });
}

const free = { leasedBy: null, leasedUntil: null, againAt: null };

/** The job was not done, through no fault of its own: the next process does it. */
export async function releaseJob(session: Session, claimed: ClaimedJob): Promise<void> {
  await session.orm
    .update(job)
    .set({ ...free, attempts: sql`${job.attempts} - 1` })
    .where(isMine(claimed));
}

/** A job that was sent is done: it goes, unless it was sent again meanwhile. */
export async function finishJob(session: Session, claimed: ClaimedJob): Promise<void> {
  const gone = await session.orm
    .delete(job)
    .where(and(isMine(claimed), isNull(job.againAt)))
    .returning({ name: job.name });
  if (gone.length > 0) return;
  await session.orm
    .update(job)
    .set({ ...free, attempts: 0, lastError: null, dueAt: sql`${job.againAt}` })
    .where(and(isMine(claimed), sql`${job.againAt} is not null`));
}

/** A regular job is done until its next time, or at once if it was woken meanwhile. */
export async function finishRegularJob(
  session: Session,
  claimed: ClaimedJob,
  { at, nextAt }: { at: string; nextAt: string },
): Promise<void> {
  await session.orm
    .update(job)
    .set({
      ...free,
      attempts: 0,
      lastError: null,
      lastSuccessAt: at,
      dueAt: sql`least(${job.againAt}, ${nextAt}::timestamptz)`,
    })
    .where(isMine(claimed));
}

/** The job failed: it is done again at that time or, if there is none, is dead until an operator retries it. */
export async function failJob(
  session: Session,
  claimed: ClaimedJob,
  { error, retryAt }: { error: string; retryAt: string | null },
): Promise<void> {
  await session.orm
    .update(job)
    .set({
      ...free,
      lastError: error.slice(0, 1000),
      // Whatever sent it again meanwhile is a new reason to do it.
      ...(retryAt
        ? { dueAt: sql`least(${job.againAt}, ${retryAt}::timestamptz)` }
        : {
            state: sql`case when ${job.againAt} is null then 'dead' else 'waiting' end`,
            attempts: sql`case when ${job.againAt} is null then ${job.attempts} else 0 end`,
            dueAt: sql`coalesce(${job.againAt}, ${job.dueAt})`,
          }),
    })
    .where(isMine(claimed));
}

export function isRegular({ key }: Pick<ClaimedJob, 'key'>): boolean {
  return key === regularKey;
}

function isFree(at: string) {
  return and(eq(job.state, 'waiting'), or(isNull(job.leasedUntil), lte(job.leasedUntil, at)));
}

/** A caller that lost the lease may not report any more. */
function isMine({ name, key, leasedBy }: ClaimedJob) {
  return and(eq(job.name, name), eq(job.key, key), eq(job.leasedBy, leasedBy));
}

function after(at: string, ms: number): string {
  return new Date(Date.parse(at) + ms).toISOString();
}
