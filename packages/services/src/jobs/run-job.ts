import {
  type ClaimedJob,
  type Database,
  failJob,
  finishJob,
  finishRegularJob,
  nextAttemptAfter,
  releaseJob,
} from '@forecourt/store';
import type { Logger } from 'pino';
import { type JobSchedule, nextRun } from './job-schedule.ts';
import type { JobRun } from './jobs.ts';

/** A job that this version can do. */
export interface KnownJob {
  work(data: unknown, run: JobRun): Promise<unknown>;
  timeoutMs: number;
  atOnce: number;
  /** Of a regular one. */
  schedule?: JobSchedule;
  /** Of one that is sent. */
  maxAttempts?: number;
}

export type JobOutcome = 'done' | 'failed' | 'dead' | 'stopped';

export interface JobContext {
  db: Database;
  log: Pick<Logger, 'warn' | 'error'>;
  now: () => Date;
  /** The process is ending. */
  stopping: AbortSignal;
  /** Another process has the job. */
  lost: AbortSignal;
  onRan(ran: { outcome: JobOutcome; seconds: number }): void;
}

/** Does one job and records what became of it. Never throws: what cannot be recorded is done again when the lease is over. */
export async function runJob(claimed: ClaimedJob, job: KnownJob, context: JobContext): Promise<void> {
  const { log, onRan } = context;
  const began = performance.now();
  try {
    const outcome = await doJob(claimed, job, context);
    onRan({ outcome, seconds: (performance.now() - began) / 1000 });
  } catch (error) {
    log.warn(
      { err: error, job: claimed.name, key: claimed.key },
      'What became of a job could not be recorded',
    );
  }
}

async function doJob(claimed: ClaimedJob, job: KnownJob, context: JobContext): Promise<JobOutcome> {
  const { db, now, stopping, lost } = context;
  const { schedule, maxAttempts = Number.POSITIVE_INFINITY } = job;
  // Its process has died every time.
  if (claimed.attempts > maxAttempts)
    return fail(claimed, job, context, new Error('It never came to an end.'));
  try {
    await inTime(job.timeoutMs, lost, (tooLate) =>
      job.work(claimed.data, {
        signal: AbortSignal.any([stopping, lost, tooLate]),
        attempt: claimed.attempts,
      }),
    );
  } catch (error) {
    if (stopping.aborted) {
      await releaseJob(db, claimed);
      return 'stopped';
    }
    return fail(claimed, job, context, error);
  }
  const at = now();
  if (!schedule) await finishJob(db, claimed);
  else
    await finishRegularJob(db, claimed, {
      at: at.toISOString(),
      nextAt: nextRun(schedule, at).toISOString(),
    });
  return 'done';
}

async function fail(
  claimed: ClaimedJob,
  { schedule, maxAttempts = Number.POSITIVE_INFINITY }: KnownJob,
  { db, log, now }: JobContext,
  error: unknown,
): Promise<JobOutcome> {
  const { name, key, attempts } = claimed;
  const at = now();
  const later = nextAttemptAfter(attempts, at.toISOString());
  const regular = schedule && nextRun(schedule, at).toISOString();
  const retryAt = attempts >= maxAttempts ? null : regular && regular < later ? regular : later;
  await failJob(db, claimed, { error: error instanceof Error ? error.message : String(error), retryAt });
  const facts = { err: error, job: name, key, attempts };
  if (retryAt) log.warn({ ...facts, retryAt }, 'A job failed and is tried again');
  else log.error(facts, 'A job was given up: npm run jobs -- retry does it again');
  return retryAt ? 'failed' : 'dead';
}

/** Fails after that time, or when the job is lost, even if the work does not listen to its signal. */
async function inTime(
  ms: number,
  lost: AbortSignal,
  work: (tooLate: AbortSignal) => Promise<unknown>,
): Promise<void> {
  const late = new AbortController();
  const timer = setTimeout(() => late.abort(new Error(`It took longer than ${ms / 1000} s.`)), ms);
  timer.unref();
  const ended = AbortSignal.any([lost, late.signal]);
  const { promise: tooLate, reject } = Promise.withResolvers<never>();
  const onEnd = () => reject(ended.reason);
  ended.addEventListener('abort', onEnd, { once: true });
  try {
    await Promise.race([work(late.signal), tooLate]);
  } finally {
    clearTimeout(timer);
    ended.removeEventListener('abort', onEnd);
  }
}
