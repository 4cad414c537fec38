import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { copyEmptyDatabase } from '@forecourt/store/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { killIndex } from './kill-index.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'forecourt-kill-'));
  await copyEmptyDatabase(join(folder, 'db'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

test('an index that is killed while it changes and is kept shows the last stored prices', async () => {
  // `npm run bench -- kills` does it a hundred times.
  const moments = [0.6, 0.9, 0.05, 0.3, 0.2, 0.1];
  const { changes, keptStarts, problems } = await killIndex({
    databaseUrl: `pglite://${join(folder, 'db')}`,
    folder,
    rounds: 3,
    adverts: 20,
    random: () => moments.shift() ?? 0.5,
  });
  expect(problems).toEqual([]);
  expect(changes).toBeGreaterThan(0);
  expect(keptStarts).toBeGreaterThan(0);
}, 480_000);
