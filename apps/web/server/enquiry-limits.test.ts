import { limits } from '@forecourt/services';
import { openEmptyDatabase, startPostgres } from '@forecourt/store/testing';
import { expect, onTestFinished, test } from 'vitest';
import { type PassedLimits, raceLimits } from './testing/race-limits.ts';
import { spawnServer } from './testing/spawn-server.ts';

test('simultaneous requests do not exceed a limit on the embedded database', async () => {
  const db = await openEmptyDatabase();
  onTestFinished(() => db.close());
  // 50 more than the largest limit allows.
  expect(await raceLimits(db, 50 + limits.reveals, 'one')).toEqual(limits);
});

test('simultaneous requests to two processes do not exceed a limit on PostgreSQL', async () => {
  const postgres = await startPostgres();
  onTestFinished(() => postgres.stop());
  const DATABASE_URL = await postgres.createDatabase('limits');
  const processes = ['one', 'two'].map((NAME) =>
    spawnServer('apps/web/server/testing/limits-process.ts', { DATABASE_URL, NAME, COUNT: '50' }),
  );
  onTestFinished(() => {
    for (const { child } of processes) child.kill('SIGKILL');
  });
  await Promise.all(processes.map(({ says }) => says(/ready/)));
  for (const { child } of processes) child.kill('SIGUSR2');
  const passed = await Promise.all(
    processes.map(async ({ says }) => JSON.parse((await says(/passed (.+)\n/))[1] ?? '') as PassedLimits),
  );
  const inAll = (name: keyof PassedLimits) => passed.reduce((sum, each) => sum + each[name], 0);
  expect({
    messagesToOne: inAll('messagesToOne'),
    messages: inAll('messages'),
    reveals: inAll('reveals'),
  }).toEqual(limits);
});
