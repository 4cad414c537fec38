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
  // Between steps, among uploads, and after an advert, each with a delay: `npm run bench -- kills` does it a hundred times.
  const moments = [0.3, 0.3, 0.55, 0.3, 0.99, 0.3];
  const { acknowledged, problems } = await killSelling({
    ...killedSite(folder),
    rounds: moments.length / 2,
    random: () => moments.shift() ?? 0.5,
  });
  expect(problems).toEqual([]);
  expect(acknowledged.draft).toBeGreaterThan(0);
  expect(acknowledged.saved).toBeGreaterThan(4);
  expect(acknowledged.photo).toBeGreaterThan(1);
  expect(acknowledged.placed).toBeGreaterThan(0);
}, 240_000);
