import type { JobKind } from '@forecourt/store';
import type { JobSchedule } from './job-schedule.ts';

/** What a job gets besides its data. */
export interface JobRun {
  /** Aborted when the process ends, when the job takes too long, and when another process has taken it over. */
  signal: AbortSignal;
  /** 1 the first time. */
  attempt: number;
}

export interface JobOptions {
  /** After this long it counts as failed. */
  timeoutMs?: number;
}

export interface SentJobOptions extends JobOptions {
  /** After this many it is dead, until an operator retries it. */
  maxAttempts?: number;
  /** How many of them one process does at a time. */
  atOnce?: number;
}

/**
 * Work that no visitor waits for. Every job is done at least once, by one process at a time: it must do no harm
 * if it is done twice, because a process may die after it and before that is recorded.
 *
 * Send one with `sendJob` from the store, in the transaction that causes it.
 */
export interface Jobs {
  /** A regular job. If its time was missed, it is done once, late. */
  every(
    name: string,
    schedule: JobSchedule,
    work: (run: JobRun) => Promise<unknown>,
    options?: JobOptions,
  ): void;
  /** What is done with a job that was sent. */
  on<Data>(
    kind: JobKind<Data>,
    work: (data: Data, run: JobRun) => Promise<unknown>,
    options?: SentJobOptions,
  ): void;
  /** A regular job is to be done at once, by whichever process does the jobs. */
  wake(name: string): void;
  /** From now on this process does jobs. */
  start(): void;
  /** Tells the jobs in progress to end, and gives back those that do not finish. */
  stop(): Promise<void>;
}
