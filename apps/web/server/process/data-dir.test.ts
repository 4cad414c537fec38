import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { requireDataDir } from './data-dir.ts';

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'forecourt-data-'));
});
afterAll(() => rm(folder, { recursive: true }));

it('creates a missing data folder and leaves nothing in it', async () => {
  await requireDataDir(join(folder, 'a', 'b'));
  expect(await readdir(join(folder, 'a', 'b'))).toEqual([]);
});

it('names the folder that is not writable', async () => {
  await writeFile(join(folder, 'file'), '');
  await expect(requireDataDir(join(folder, 'file', 'below'))).rejects.toThrow(
    /DATA_DIR is ".*file[\\/]below", which cannot be written to \(E[A-Z]+\)/,
  );
});
