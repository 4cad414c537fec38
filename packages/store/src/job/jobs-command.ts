import { Command } from 'commander';
import type { RunOnDatabase } from '../command/with-database.ts';
import { type FailedJob, listFailedJobs, retryDeadJobs } from './count-jobs.ts';

const mostListed = 100;

/** `npm run jobs`: look at background jobs that failed, and do again those that were given up. */
export function buildJobsCommand(run: RunOnDatabase): Command {
  const program = new Command('jobs').description(
    'List background jobs that failed, and retry those that were given up. With the embedded database, stop the site first.',
  );

  program
    .command('list')
    .description('list failed jobs')
    .action(() => run(async (db) => describeFailed(await listFailedJobs(db, { limit: mostListed }))));

  program
    .command('retry')
    .description('retry every job that was given up')
    .action(() =>
      run(async (db) => {
        const count = await retryDeadJobs(db, { at: new Date().toISOString() });
        return count === 0 ? 'No job was given up.' : `Jobs to be retried: ${count}.`;
      }),
    );
  return program;
}

function describeFailed(jobs: readonly FailedJob[]): string {
  if (jobs.length === 0) return 'No job has failed.';
  return jobs.map(describeOne).join('\n');
}

function describeOne({ name, key, isDead, attempts, lastError }: FailedJob): string {
  const state = isDead ? 'given up' : 'waiting';
  const times = attempts === 1 ? 'once' : `${attempts} times`;
  return `${[name, key].filter(Boolean).join(' ')}  ${state}, tried ${times}: ${lastError}`;
}
