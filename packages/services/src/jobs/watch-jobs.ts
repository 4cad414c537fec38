import { countJobs, type Database, type JobCounts } from '@forecourt/store';
import { Counter, Gauge, Histogram, type Registry } from 'prom-client';
import { shareReading } from '../metrics/share-reading.ts';
import type { JobOutcome } from './run-job.ts';

/** What each process does for itself, because it holds the result in its memory. */
export type OwnWork = 'fit-prices' | 'score-dealers' | 'store-figures';

export interface JobFigures {
  /** Called after every success of a process's own work. */
  done(work: OwnWork): () => void;
  /** This job is to be counted in the database. */
  watch(job: string): void;
  /** This process has done a job. */
  ran(job: string, ran: { outcome: JobOutcome; seconds: number }): void;
}

const nothing = { waiting: 0, running: 0, dead: 0, overdueSeconds: 0, lastSuccessAt: null };

/** Background work, by job: what this process did, and what the database says of all processes. */
export function watchJobs(registry: Registry, db: Database, now: () => Date = () => new Date()): JobFigures {
  const registers = [registry];
  const names = new Set<string>();
  const read = shareReading(() => countJobs(db, { names: [...names], at: now().toISOString() }));

  function gauge(
    name: string,
    help: string,
    figureOf: (counts: Omit<JobCounts, 'name'>) => number | null,
  ): Gauge<'job'> {
    return new Gauge({
      name,
      help,
      labelNames: ['job'],
      registers,
      async collect() {
        const counts = await read();
        if (!counts) return;
        for (const job of names) {
          const value = figureOf(counts.find(({ name }) => name === job) ?? nothing);
          if (value !== null) this.set({ job }, value);
        }
      },
    });
  }

  gauge('forecourt_jobs_waiting', 'Jobs that are due and that no process is doing', ({ waiting }) => waiting);
  gauge('forecourt_jobs_running', 'Jobs that a process is doing', ({ running }) => running);
  gauge('forecourt_jobs_dead', 'Jobs that were given up after their last attempt', ({ dead }) => dead);
  gauge(
    'forecourt_job_overdue_seconds',
    'How long the oldest job that is due has waited; a failed attempt starts this anew',
    ({ overdueSeconds }) => overdueSeconds,
  );
  const lastSuccess = gauge(
    'forecourt_job_last_success_timestamp_seconds',
    'When a regular job last succeeded in any process, or this process’s own work, in seconds since 1970',
    ({ lastSuccessAt }) => (lastSuccessAt === null ? null : Date.parse(lastSuccessAt) / 1000),
  );
  const runs = new Counter({
    name: 'forecourt_job_runs_total',
    help: 'Jobs that this process did, by outcome: done, failed (is tried again), dead (given up), stopped (the process ended first)',
    labelNames: ['job', 'outcome'],
    registers,
  });
  const duration = new Histogram({
    name: 'forecourt_job_duration_seconds',
    help: 'How long jobs took in this process',
    labelNames: ['job'],
    buckets: [0.01, 0.1, 1, 10, 60, 600],
    registers,
  });
  return {
    done: (work) => () => lastSuccess.setToCurrentTime({ job: work }),
    watch: (job) => void names.add(job),
    ran(job, { outcome, seconds }) {
      runs.inc({ job, outcome });
      duration.observe({ job }, seconds);
    },
  };
}
