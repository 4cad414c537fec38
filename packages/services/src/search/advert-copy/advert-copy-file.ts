import { mkdirSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { Advert } from '@forecourt/domain';

export type CopyFile = ReturnType<typeof openCopyFile>;

const tables = `
  pragma journal_mode = wal;
  pragma synchronous = normal;
  create table if not exists advert (reference text primary key, body text not null) without rowid;
  create table if not exists about (name text primary key, value) without rowid;`;

/** The copy as a file of SQLite, which Node contains: several processes can read it while one writes. */
export function openCopyFile(path: string) {
  const file = openOrReplace(path);
  const select = file.prepare('select body from advert where reference = ?');
  const insert = file.prepare('insert into advert values (?, ?)');
  const remove = file.prepare('delete from advert where reference = ?');
  const about = file.prepare('select value from about where name = ?');
  const setAbout = file.prepare('insert or replace into about values (?, ?)');

  function inTransaction(work: () => void): void {
    file.exec('begin immediate');
    try {
      work();
      file.exec('commit');
    } catch (error) {
      file.exec('rollback');
      throw error;
    }
  }

  return {
    find: (references: readonly string[]) =>
      references.flatMap((reference): Advert[] => {
        const row = select.get(reference);
        return row ? [JSON.parse(String(row.body))] : [];
      }),
    origin: () => about.get('origin')?.value ?? null,
    /** Everything up to this change is in the copy; null while it is being filled. */
    sequence(): number | null {
      const value = about.get('sequence')?.value;
      return typeof value === 'number' ? value : null;
    },
    count: () => Number(file.prepare('select count(*) as count from advert').get()?.count),
    clear: (origin: string) =>
      inTransaction(() => {
        file.exec('delete from advert; delete from about');
        setAbout.run('origin', origin);
      }),
    /** Replaces these adverts by what was found of them. */
    put: (references: readonly string[], found: readonly Advert[], sequence?: number) =>
      inTransaction(() => {
        for (const reference of references) remove.run(reference);
        for (const advert of found) insert.run(advert.publicReference, JSON.stringify(advert));
        if (sequence !== undefined) setAbout.run('sequence', sequence);
      }),
    close: () => file.close(),
  };
}

/** SQLite's codes of a file that is damaged, or that is something else. */
const damaged: ReadonlySet<unknown> = new Set([11, 26]);

/** A damaged copy is worth nothing: the database has everything. */
function openOrReplace(path: string): DatabaseSync {
  const open = () => {
    const file = new DatabaseSync(path, { timeout: 1000 });
    file.exec(tables);
    return file;
  };
  mkdirSync(dirname(path), { recursive: true });
  try {
    return open();
  } catch (error) {
    if (!(error instanceof Error && 'errcode' in error && damaged.has(error.errcode))) throw error;
    for (const suffix of ['', '-wal', '-shm']) rmSync(path + suffix, { force: true });
    return open();
  }
}
