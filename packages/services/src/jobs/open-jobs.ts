import { randomUUID } from 'node:crypto';
import {
  addRegularJob,
  type ClaimedJob,
  claimJob,
  type Database,
  endAllLeases,
  findNextDue,
  jobChannel,
  renewLeases,
  wakeJob,
} from '@forecourt/store';
import type { Logger } from 'pino';
import { createSignal } from '../signal/signal.ts';
import { firstRun, nextRun } from './job-schedule.ts';
import type { Jobs } from './jobs.ts';
import { type KnownJob, runJob } from './run-job.ts';
import type { JobFigures } from './watch-jobs.ts';

export interface JobParts {
  db: Database;
  log: Pick<Logger, 'info' | 'warn' | 'error'>;
  figures?: Pick<JobFigures, 'watch' | 'ran'>;
  now?: () => Date;
  /** A process that died for this long has lost its jobs. */
  leaseMs?: number;
  /** How long to wait at most for a job that nobody told of, such as one of a process that died. */
  pollMs?: number;
}

/** Different jobs, in one process. They wait for the database and for mail servers most of the time. */
const jobsAtOnce = 8;
/** Before a job that is due and cannot be had is looked at again. */
const retryMs = 200;
const defaultTimeoutMs = 10 * 60_000;
/** The last attempt is about three hours after the first. */
const defaultAttempts = 9;

/** The embedded database has one process: what is leased when that starts belongs to one that died. */
const startedOn = new WeakSet<Database>();

/** One system for all background work; see decision 057. */
export function openJobs(parts: JobParts): Jobs {
  const { db, log, figures, now = () => new Date(), leaseMs = 30_000, pollMs = 5000 } = parts;
  const leasedBy = randomUUID();
  const known = new Map<string, KnownJob>();
  const running = new Map<ClaimedJob, { lose(): void; done: Promise<void> }>();
  const signal = createSignal();
  const stopping = new AbortController();
  let loop: Promise<void> | null = null;
  let stopListening = async () => {};
  const waking = new Map<string, 'once' | 'again'>();
  const at = () => now().toISOString();

  function add(name: string, job: KnownJob): void {
    if (known.has(name)) throw new Error(`There are two jobs named ${name}.`);
    known.set(name, job);
    figures?.watch(name);
  }

  async function begin(): Promise<void> {
    if (db.kind === 'pglite' && !startedOn.has(db)) await endAllLeases(db);
    startedOn.add(db);
    for (const [name, { schedule }] of known) {
      if (!schedule) continue;
      await addRegularJob(db, name, {
        firstAt: firstRun(schedule, now()).toISOString(),
        nextAt: nextRun(schedule, now()).toISOString(),
      });
    }
  }

  /** Starts what is due and returns how long to wait for the next. */
  async function startDue(): Promise<number> {
    for (;;) {
      const names = [...known]
        .filter(([name, { atOnce }]) => countRunning(name) < atOnce)
        .map(([name]) => name);
      if (names.length === 0 || running.size >= jobsAtOnce || stopping.signal.aborted) return pollMs;
      const nextDue = await findNextDue(db, { names, at: at() });
      if (nextDue === null) return pollMs;
      const waitMs = Date.parse(nextDue) - now().getTime();
      if (waitMs > 0) return Math.min(waitMs, pollMs);
      const claimed = await claimJob(db, { names, at: at(), leasedBy, leaseMs });
      // Another process was quicker, or a transaction that sends it again has not ended yet.
      if (!claimed) return retryMs;
      start(claimed);
    }
  }

  function countRunning(name: string): number {
    return [...running.keys()].filter((claimed) => claimed.name === name).length;
  }

  function start(claimed: ClaimedJob): void {
    const job = known.get(claimed.name) as KnownJob;
    const lost = new AbortController();
    const done = runJob(claimed, job, {
      db,
      log,
      now,
      stopping: stopping.signal,
      lost: lost.signal,
      onRan: (ran) => figures?.ran(claimed.name, ran),
    }).finally(() => {
      running.delete(claimed);
      signal.notify();
    });
    running.set(claimed, { lose: () => lost.abort(new Error('Another process has taken it over.')), done });
  }

  /** A process whose thread was blocked for longer than the lease learns here that it lost its jobs. */
  async function renew(): Promise<void> {
    if (running.size === 0) return;
    const begun = [...running];
    const kept = await renewLeases(db, { leasedBy, at: at(), leaseMs });
    for (const [claimed, { lose }] of begun)
      if (!kept.some(({ name, key }) => name === claimed.name && key === claimed.key)) lose();
  }

  async function run(): Promise<void> {
    let hasBegun = false;
    for (let hasFailed = false; !stopping.signal.aborted; ) {
      let waitMs = pollMs;
      try {
        if (!hasBegun) await begin();
        hasBegun = true;
        waitMs = await startDue();
        hasFailed = false;
      } catch (error) {
        // Logged once per outage: it is retried until it succeeds.
        if (!hasFailed) log.error({ err: error }, 'Background jobs could not be read');
        hasFailed = true;
      }
      await signal.wait(waitMs);
    }
  }

  async function wakeNow(name: string): Promise<void> {
    try {
      for (;;) {
        waking.set(name, 'once');
        await wakeJob(db, name, { at: at() });
        if (waking.get(name) !== 'again') return;
      }
    } catch {
      // It comes at its next time, and an outage of the database is reported elsewhere.
    } finally {
      waking.delete(name);
    }
  }

  return {
    every(name, schedule, work, { timeoutMs = defaultTimeoutMs } = {}) {
      add(name, { schedule, work: (_, context) => work(context), timeoutMs, atOnce: 1 });
    },
    on(kind, work, options = {}) {
      const { timeoutMs = defaultTimeoutMs, maxAttempts = defaultAttempts, atOnce = 1 } = options;
      // The one place where JSON from the table gets the type that it was sent with.
      const given = work as (data: unknown, context: Parameters<typeof work>[1]) => Promise<unknown>;
      add(kind.name, { work: given, timeoutMs, maxAttempts, atOnce });
    },
    wake(name) {
      // One statement at a time, however many visitors cause it.
      if (waking.has(name)) waking.set(name, 'again');
      else void wakeNow(name);
    },
    start() {
      if (loop) return;
      loop = run();
      const renewing = setInterval(() => {
        renew().catch((error: unknown) => log.warn({ err: error }, 'Leases of jobs could not be renewed'));
      }, leaseMs / 3);
      renewing.unref();
      // Without it jobs are only later, by `pollMs` at most.
      const listening = db.listen(jobChannel, signal.notify).catch(() => async () => {});
      stopListening = async () => {
        clearInterval(renewing);
        await (await listening)();
      };
    },
    async stop() {
      stopping.abort(new Error('The process is ending.'));
      signal.notify();
      await loop;
      await Promise.all([...running.values()].map(({ done }) => done));
      await stopListening();
    },
  };
}
