import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { copyEmptyDatabase } from '../../testing/empty-database.ts';

const urlOf = (name: string) => new URL(`../../testing/${name}`, import.meta.url);

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'forecourt-full-'));
  await copyEmptyDatabase(join(folder, 'db'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

it('an embedded database with a full disk can still be read, survives a panic, and can be written again once there is space', async () => {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    // On Windows the drive of a path looks like the protocol of an address.
    ['--import', urlOf('full-disk.ts').href, fileURLToPath(urlOf('full-disk-program.ts'))],
    {
      env: {
        ...process.env,
        FULL_DISK: join(folder, 'full'),
        DATABASE_URL: `pglite://${join(folder, 'db')}`,
      },
    },
  );
  expect(stdout.trim().split('\n')).toEqual([
    'a long letter: unwritable',
    'state: unwritable',
    'reading: before',
    'a long letter with room: none',
    'after a panic: unwritable',
    'state: unwritable',
    'reading: before',
    'writing: none',
  ]);
});
