import { setTimeout as sleep } from 'node:timers/promises';
import { type Database, findNextDue, openDatabase, sendJob } from '@forecourt/store';
import { openEmptyDatabase, startPostgres } from '@forecourt/store/testing';
import { Registry } from 'prom-client';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { exampleJob as greet } from '../testing/example-job.ts';
import type { Jobs } from './jobs.ts';
import { type JobParts, openJobs } from './open-jobs.ts';
import { watchJobs } from './watch-jobs.ts';

const quiet = { info: () => {}, warn: () => {}, error: () => {} };
const never = 3_600_000;
const soon = { timeout: 20_000 };

/** Two processes of one database; on the embedded one, two that share it. */
interface Opened {
  processes: [Database, Database];
  close(): Promise<void>;
}

async function openEmbedded(): Promise<Opened> {
  const db = await openEmptyDatabase();
  return { processes: [db, db], close: () => db.close() };
}

async function openServer(): Promise<Opened> {
  const server = await startPostgres();
  const url = await server.createDatabase('jobs');
  const processes: [Database, Database] = [await openDatabase(url), await openDatabase(url)];
  return {
    processes,
    async close() {
      for (const db of processes) await db.close();
      await server.stop();
    },
  };
}

describe.each([
  ['PGlite', openEmbedded],
  ['PostgreSQL', openServer],
])('jobs on %s', (_, openBoth) => {
  let opened: Opened;
  let db: Database;
  let open: Jobs[];
  beforeAll(async () => {
    opened = await openBoth();
    db = opened.processes[0];
  }, 120_000);
  afterAll(() => opened.close());
  beforeEach(async () => {
    open = [];
    await db.orm.execute('truncate job');
  });
  afterEach(async () => {
    for (const jobs of open) await jobs.stop();
  });

  function openOne(parts: Partial<JobParts> = {}): Jobs {
    const jobs = openJobs({ db, log: quiet, pollMs: 50, ...parts });
    open.push(jobs);
    return jobs;
  }
  const openTwo = () => opened.processes.map((each) => openOne({ db: each }));
  const send = (key: string, at = new Date()) =>
    sendJob(db, greet, { name: key }, { key, at: at.toISOString() });
  const at = () => new Date().toISOString();

  it('does a regular job once, however many processes there are', async () => {
    const work = vi.fn(async () => {});
    const last = vi.fn(async () => {});
    for (const jobs of openTwo()) {
      jobs.every('tidy', { everyMs: never }, work);
      jobs.on(greet, last);
      jobs.start();
    }
    await vi.waitFor(() => expect(work).toHaveBeenCalled(), soon);
    await send('afterwards');
    await vi.waitFor(() => expect(last).toHaveBeenCalled(), soon);
    expect(work).toHaveBeenCalledTimes(1);
  });

  it('does a regular job again and again, and at once when it is woken in another process', async () => {
    const [jobs, other] = openTwo() as [Jobs, Jobs];
    const often = vi.fn(async () => {});
    const rarely = vi.fn(async () => {});
    jobs.every('often', { everyMs: 1 }, often);
    jobs.every('rarely', { everyMs: never }, rarely);
    jobs.start();
    await vi.waitFor(() => expect(often.mock.calls.length).toBeGreaterThan(2), soon);
    await vi.waitFor(() => expect(rarely).toHaveBeenCalledTimes(1), soon);
    other.wake('rarely');
    await vi.waitFor(() => expect(rarely).toHaveBeenCalledTimes(2), soon);
  });

  it('does a job at its time by the clock in Ireland, and late if nothing ran then', async () => {
    // The clock went back at 01:00 UTC that night.
    let now = new Date('2026-10-24T12:00:00Z');
    const work = vi.fn(async () => {});
    const jobs = openOne({ now: () => now });
    jobs.every('digest', { at: '07:30' }, work);
    jobs.start();
    const nextDue = () => findNextDue(db, { names: ['digest'], at: now.toISOString() });
    await vi.waitFor(async () => expect(await nextDue()).toBe('2026-10-25T07:30:00.000Z'), soon);
    expect(work).not.toHaveBeenCalled();
    now = new Date('2026-10-25T09:12:00Z');
    await vi.waitFor(() => expect(work).toHaveBeenCalledTimes(1), soon);
    await vi.waitFor(async () => expect(await nextDue()).toBe('2026-10-26T07:30:00.000Z'), soon);
    expect(work).toHaveBeenCalledTimes(1);
  });

  it('does what was sent, when it is due, and once for one key', async () => {
    const done: string[] = [];
    const jobs = openOne();
    jobs.on(greet, async ({ name }) => done.push(name));
    await send('later', new Date(Date.now() + never));
    await send('now');
    await send('now');
    jobs.start();
    await vi.waitFor(() => expect(done).toEqual(['now']), soon);
    await send('last');
    await vi.waitFor(() => expect(done).toEqual(['now', 'last']), soon);
  });

  it('tries again what fails, with growing waits, until it is dead', async () => {
    let now = Date.now();
    const error = vi.fn();
    const attempts: [number, number][] = [];
    const jobs = openOne({ now: () => new Date(now), log: { ...quiet, error } });
    const begun = now;
    jobs.on(
      greet,
      async (_data, { attempt }) => {
        attempts.push([attempt, Math.round((now - begun) / 60_000)]);
        throw new Error('no answer');
      },
      { maxAttempts: 4 },
    );
    await send('a', new Date(now));
    jobs.start();
    for (; attempts.length < 4; now += 30_000) await sleep(20);
    await vi.waitFor(() => expect(error).toHaveBeenCalled(), soon);
    const [first = [0, 0], second = [0, 0], third = [0, 0], fourth = [0, 0]] = attempts;
    expect(attempts.map(([attempt]) => attempt)).toEqual([1, 2, 3, 4]);
    expect(second[1] - first[1]).toBeGreaterThanOrEqual(1);
    expect(third[1] - second[1]).toBeGreaterThanOrEqual(2);
    expect(fourth[1] - third[1]).toBeGreaterThanOrEqual(4);
    expect(await findNextDue(db, { names: ['greet'], at: at() })).toBeNull();
  });

  it('takes up the job of a process that hangs, which learns that it lost it', async () => {
    const done: string[] = [];
    const slow = openOne({ leaseMs: 300 });
    const lost = new Promise<string>((resolve) => {
      slow.on(greet, async (_data, { signal }) => {
        signal.addEventListener('abort', () => resolve(String(signal.reason)));
        quick.start();
        // As if it had been blocked for longer than its lease.
        for (; done.length === 0; await sleep(10))
          await db.orm.execute(`update job set leased_until = now() - interval '1 minute'`);
        await sleep(never, undefined, { signal, ref: false });
      });
    });
    const quick = openOne({ db: opened.processes[1] });
    quick.on(greet, async ({ name }) => done.push(name));
    await send('a');
    slow.start();
    await vi.waitFor(() => expect(done).toEqual(['a']), soon);
    expect(await lost).toContain('Another process has taken it over.');
    expect(await findNextDue(db, { names: ['greet'], at: at() })).toBeNull();
  });

  it('ends what takes too long, and tries it again', async () => {
    const reasons: string[] = [];
    const jobs = openOne();
    jobs.on(
      greet,
      async (_data, { signal }) => {
        signal.addEventListener('abort', () => reasons.push(String(signal.reason)));
        await sleep(never, undefined, { ref: false });
      },
      { timeoutMs: 30 },
    );
    await send('a');
    jobs.start();
    await vi.waitFor(() => expect(reasons).toEqual(['Error: It took longer than 0.03 s.']), soon);
    await vi.waitFor(
      async () => expect(await findNextDue(db, { names: ['greet'], at: at() })).not.toBeNull(),
      soon,
    );
  });

  it('gives back at a shutdown what it cannot finish, without counting an attempt', async () => {
    const [first, second] = openTwo() as [Jobs, Jobs];
    const begun = Promise.withResolvers<void>();
    first.on(greet, async (_data, { signal }) => {
      begun.resolve();
      await sleep(never, undefined, { signal, ref: false });
    });
    await send('a');
    first.start();
    await begun.promise;
    await first.stop();
    const attempts: number[] = [];
    second.on(greet, async (_data, { attempt }) => attempts.push(attempt));
    second.start();
    await vi.waitFor(() => expect(attempts).toEqual([1]), soon);
  });

  it('counts what became of jobs, and what waits', async () => {
    const registry = new Registry();
    const jobs = openOne({ figures: watchJobs(registry, db) });
    jobs.every('tidy', { everyMs: never }, async () => {});
    jobs.on(greet, async () => Promise.reject(new Error('no answer')), { maxAttempts: 1 });
    await send('a');
    await send('later', new Date(Date.now() + never));
    jobs.start();
    await vi.waitFor(async () => {
      const text = await registry.metrics();
      expect(text).toContain('forecourt_job_runs_total{job="tidy",outcome="done"} 1');
      expect(text).toContain('forecourt_job_runs_total{job="greet",outcome="dead"} 1');
      expect(text).toContain('forecourt_job_duration_seconds_count{job="tidy"} 1');
      expect(text).toContain('forecourt_jobs_dead{job="greet"} 1');
      expect(text).toContain('forecourt_jobs_waiting{job="greet"} 0');
      expect(text).toMatch(/forecourt_job_last_success_timestamp_seconds\{job="tidy"\} \d{10}/);
    }, soon);
  });
});
