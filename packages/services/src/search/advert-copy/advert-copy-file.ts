import { mkdirSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { Advert } from '@forecourt/domain';

export type CopyFile = ReturnType<typeof openCopyFile>;

const tables = `
  pragma journal_mode = wal;
  pragma synchronous = normal;
  begin immediate;
  create table if not exists advert_copy
    (reference text primary key, body text not null, fill integer not null) without rowid;
  create table if not exists about_copy (name text primary key, value) without rowid;
  commit;`;

/** The copy as a file of SQLite, which Node contains: several processes can read it while one writes. */
export function openCopyFile(path: string) {
  const file = openOrReplace(path);
  const select = file.prepare('select body from advert_copy where reference = ?');
  const insert = file.prepare('insert into advert_copy values (?, ?, ?)');
  const remove = file.prepare('delete from advert_copy where reference = ?');
  const selectOlder = file.prepare(
    'select reference from advert_copy where reference > ? and fill <> ? order by reference limit ?',
  );
  const about = file.prepare('select value from about_copy where name = ?');
  const setAbout = file.prepare('insert or replace into about_copy values (?, ?)');

  function inTransaction(work: () => void): void {
    file.exec('begin immediate');
    try {
      work();
      file.exec('commit');
    } catch (error) {
      try {
        file.exec('rollback');
      } catch {
        // SQLite has rolled back itself, as over a full disk: the first error says why.
      }
      throw error;
    }
  }

  function readFill(): number {
    return Number(about.get('fill')?.value ?? 0);
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
    count: () => Number(file.prepare('select count(*) as count from advert_copy').get()?.count),
    /**
     * Begins to fill the copy again. What it has of the same origin stays until the new adverts are there; of
     * another origin it may be wrong.
     */
    beginFill: (origin: string) =>
      inTransaction(() => {
        const fill = readFill() + 1;
        if (about.get('origin')?.value !== origin) file.exec('delete from advert_copy');
        file.exec(`delete from about_copy where name = 'sequence'`);
        setAbout.run('origin', origin);
        setAbout.run('fill', fill);
      }),
    /** Replaces these adverts by what was found of them. */
    put: (references: readonly string[], found: readonly Advert[], sequence?: number) =>
      inTransaction(() => {
        const fill = readFill();
        for (const reference of references) remove.run(reference);
        for (const advert of found) insert.run(advert.publicReference, JSON.stringify(advert), fill);
        if (sequence !== undefined) setAbout.run('sequence', sequence);
      }),
    /** Removes up to so many adverts after this one that the last fill did not find; null when there are no more. */
    removeOlder(after: string, limit: number): string | null {
      const older = selectOlder.all(after, readFill(), limit).map(({ reference }) => String(reference));
      inTransaction(() => {
        for (const reference of older) remove.run(reference);
      });
      return older.at(-1) ?? null;
    },
    close: () => file.close(),
  };
}

/** SQLite's codes of a file that is damaged, or that is something else. */
const damaged: ReadonlySet<unknown> = new Set([11, 26]);

/** Whether the file itself is the reason, and a new one would do. */
export function isDamaged(error: unknown): boolean {
  return error instanceof Error && 'errcode' in error && damaged.has(error.errcode);
}

/** A damaged copy is worth nothing: the database has everything. */
export function removeCopyFile(path: string): void {
  for (const suffix of ['', '-wal', '-shm']) rmSync(path + suffix, { force: true });
}

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
    if (!isDamaged(error)) throw error;
    removeCopyFile(path);
    return open();
  }
}
