/** Takes a job and never finishes it, for tests that kill a process. Its progress goes to stdout, one line each. */
import { openDatabase } from '@forecourt/store';
import { openJobs } from '../jobs/open-jobs.ts';
import { exampleJob } from './example-job.ts';

const db = await openDatabase(process.env.DATABASE_URL ?? '');
const quiet = { info: () => {}, warn: () => {}, error: () => {} };
const jobs = openJobs({ db, log: quiet, leaseMs: 2000 });
jobs.on(exampleJob, async ({ name }) => {
  process.stdout.write(`begun ${name}\n`);
  await new Promise<void>((resolve) => setTimeout(resolve, 600_000));
});
jobs.start();
