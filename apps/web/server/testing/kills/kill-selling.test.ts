import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { copyEmptyDatabase } from '@forecourt/store/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { killedSite, killSelling } from './kill-selling.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'forecourt-kill-'));
  await copyEmptyDatabase(join(folder, 'db'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

test('a seller whose site is killed between steps, uploads and publishing loses nothing', async () => {
  // Early, in the middle and after the first advert: `npm run bench -- kills` does it a hundred times.
  const moments = [0.2, 0.5, 0.9];
  const { acknowledged, problems } = await killSelling({
    ...killedSite(folder),
    rounds: moments.length,
    random: () => moments.shift() ?? 0.5,
  });
  expect(problems).toEqual([]);
  expect(acknowledged.draft).toBeGreaterThan(0);
  expect(acknowledged.saved).toBeGreaterThan(4);
}, 240_000);
