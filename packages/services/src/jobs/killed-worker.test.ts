import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Database, openDatabase, sendJob } from '@forecourt/store';
import { copyEmptyDatabase, type PostgresServer, startPostgres } from '@forecourt/store/testing';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { exampleJob } from '../testing/example-job.ts';
import { openJobs } from './open-jobs.ts';

vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });
const script = fileURLToPath(new URL('../testing/job-process.ts', import.meta.url));
const quiet = { info: () => {}, warn: () => {}, error: () => {} };

let folder: string;
let server: PostgresServer;
let child: ChildProcess | null = null;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'forecourt-killed-'));
  await copyEmptyDatabase(join(folder, 'db'));
  server = await startPostgres();
  await server.createDatabase('jobs');
});
afterAll(async () => {
  child?.kill('SIGKILL');
  await server.stop();
  await rm(folder, { recursive: true, force: true });
});

it.each([
  ['PGlite', () => `pglite://${join(folder, 'db')}`],
  ['PostgreSQL', () => server.urlOf('jobs')],
])('the job of a worker that was killed is taken up again, on %s', async (_, urlOf) => {
  const sender = await openDatabase(urlOf());
  await sendJob(sender, exampleJob, { name: 'Niamh' }, { key: 'a', at: new Date().toISOString() });
  await sender.close();

  child = spawn(process.execPath, [script], { env: { ...process.env, DATABASE_URL: urlOf() } });
  const [said] = child.stdout ? await once(child.stdout, 'data') : [];
  expect(String(said)).toBe('begun Niamh\n');
  const ended = once(child, 'close');
  child.kill('SIGKILL');
  await ended;

  const done = await doOneJob(await openDatabase(urlOf()));
  expect(done).toEqual({ name: 'Niamh', attempt: 2 });
});

async function doOneJob(db: Database): Promise<{ name: string; attempt: number }> {
  const jobs = openJobs({ db, log: quiet, pollMs: 100 });
  const done = new Promise<{ name: string; attempt: number }>((resolve) => {
    jobs.on(exampleJob, async ({ name }, { attempt }) => resolve({ name, attempt }));
  });
  jobs.start();
  try {
    return await done;
  } finally {
    await jobs.stop();
    await db.close();
  }
}
