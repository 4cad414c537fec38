import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { copyEmptyDatabase } from '@forecourt/store/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { killAlerts } from './kill-alerts.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'forecourt-kill-'));
  await copyEmptyDatabase(join(folder, 'db'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

test('alerts that are killed wherever they are tell everyone everything once', async () => {
  // `npm run bench -- alerts` does it twenty times.
  const moments = [0.3, 0.9];
  const { expected, told, mails, problems } = await killAlerts({
    databaseUrl: `pglite://${join(folder, 'db')}`,
    rounds: moments.length,
    people: 3,
    random: () => moments.shift() ?? 0.5,
  });
  expect(problems).toEqual([]);
  expect(told).toBe(expected);
  expect(mails).toBeGreaterThan(0);
}, 480_000);
