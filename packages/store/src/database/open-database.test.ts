import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findSetting, saveSetting } from '../setting/settings.ts';
import { openDatabase } from './open-database.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'forecourt-open-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

// Creating a database takes seconds, and many on a busy machine.
describe('a database in a folder', { timeout: 120_000 }, () => {
  it('belongs to one process at a time and keeps what was stored', async () => {
    const url = `pglite://${join(folder, 'db')}`;
    const first = await openDatabase(url);
    await saveSetting(first, 'a', 1);
    await expect(openDatabase(url)).rejects.toMatchObject({
      kind: 'folder-in-use',
      message: expect.stringContaining(`in use by another process (${process.pid})`),
    });
    await first.close();
    await first.close();
    expect(existsSync(join(folder, 'db.lock'))).toBe(false);
    // As a killed process leaves it.
    const dead = spawnSync(process.execPath, ['-e', '0']).pid;
    writeFileSync(join(folder, 'db.lock'), `${dead} 12345`);
    const second = await openDatabase(url);
    expect(await findSetting(second, 'a')).toBe(1);
    await second.close();
  });

  it('says that the folder cannot be written', async () => {
    writeFileSync(join(folder, 'file'), '');
    await expect(openDatabase(`pglite://${join(folder, 'file', 'db')}`)).rejects.toMatchObject({
      kind: 'folder-unwritable',
    });
  });

  it('does not replace somebody’s file, nor advise deleting it', async () => {
    const file = join(folder, 'letter.txt');
    writeFileSync(file, 'Dear all');
    await expect(openDatabase(`pglite://${file}`)).rejects.toMatchObject({
      kind: 'folder-unwritable',
      message: `The database needs a folder, but ${file} is a file: choose another path.`,
    });
    expect(existsSync(`${file}.lock`)).toBe(false);
  });

  it('does not use a folder with other files in it', async () => {
    const letters = join(folder, 'letters');
    mkdirSync(letters);
    writeFileSync(join(letters, 'letter.txt'), 'Dear all');
    await expect(openDatabase(`pglite://${letters}`)).rejects.toMatchObject({
      kind: 'folder-unwritable',
      message: expect.stringContaining('contains other files and no database'),
    });
  });

  it('reports that it is damaged', async () => {
    const broken = join(folder, 'broken');
    mkdirSync(broken);
    writeFileSync(join(broken, 'PG_VERSION'), '18\n');
    await expect(openDatabase(`pglite://${broken}`)).rejects.toMatchObject({ kind: 'damaged' });
    expect(existsSync(`${broken}.lock`)).toBe(false);
  });
});

describe('a database address', () => {
  it.each(['', 'mysql://a', 'pglite://', 'pglite://memory/x', 'data/db', 'postgres://a b:1:2'])(
    '%j is refused with a sentence',
    async (url) => {
      await expect(openDatabase(url)).rejects.toMatchObject({ kind: 'bad-url' });
    },
  );

  it('is reported as unreachable, without its password, if no server answers', async () => {
    const error = await openDatabase('postgres://me:secret@127.0.0.1:1/db').catch(
      (reason: unknown) => reason,
    );
    expect(error).toMatchObject({ kind: 'unreachable' });
    expect(String(error)).not.toContain('secret');
  });
});
