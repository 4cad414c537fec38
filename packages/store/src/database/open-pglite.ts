import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import * as schema from '../schema/schema.ts';
import { buildSession, type Database } from './database.ts';
import { DatabaseError } from './database-error.ts';
import { lockFolder } from './folder-lock.ts';
import { migrationsFolder, refuseNewerSchema } from './migrations.ts';

/** The default of 128 MB of page cache only doubles what the operating system caches anyway. */
const startParams = [...PGlite.defaultStartParams, '-c', 'shared_buffers=32MB'];

/** PostgreSQL inside this process, in memory or in a folder that belongs to this process alone. */
export async function openPglite(folder: string | null, shown: string): Promise<Database> {
  const unlock = folder === null ? () => {} : prepareFolder(folder);
  let client: PGlite | undefined;
  try {
    client = await startPglite(folder);
    const orm = drizzle({ client, schema });
    await client.exec(`set timezone to 'UTC'`);
    await refuseNewerSchema(buildSession(orm), shown);
    await migrate(orm, { migrationsFolder });
    return buildDatabase(client, buildSession(orm), shown, unlock);
  } catch (error) {
    await client?.close().catch(() => {});
    unlock();
    throw error;
  }
}

function prepareFolder(folder: string): () => void {
  try {
    mkdirSync(dirname(folder), { recursive: true });
    return lockFolder(folder);
  } catch (error) {
    if (error instanceof DatabaseError) throw error;
    throw new DatabaseError(
      'folder-unwritable',
      `The database folder ${folder} cannot be written: ${reason(error)}.`,
      error,
    );
  }
}

/**
 * Laying out an empty database takes a gigabyte for two seconds, which this process would keep: another one does it.
 * It works beside the folder and the name comes last, so that a kill leaves no half-made database behind.
 */
async function createFolder(folder: string): Promise<void> {
  const draft = `${folder}.new`;
  rmSync(draft, { recursive: true, force: true });
  const program = fileURLToPath(new URL('create-pglite-folder.ts', import.meta.url));
  await promisify(execFile)(process.execPath, [program, draft]);
  renameSync(draft, folder);
}

async function startPglite(folder: string | null): Promise<PGlite> {
  try {
    if (folder !== null && !existsSync(join(folder, 'PG_VERSION'))) await createFolder(folder);
    return await PGlite.create(folder ?? 'memory://', { startParams });
  } catch (error) {
    const place = folder ?? 'memory';
    const hint =
      folder && existsSync(folder) ? ' If nothing else helps, delete the folder to start afresh.' : '';
    throw new DatabaseError(
      'damaged',
      `The database in ${place} does not start: ${reason(error)}.${hint}`,
      error,
    );
  }
}

function buildDatabase(
  client: PGlite,
  session: ReturnType<typeof buildSession>,
  shown: string,
  unlock: () => void,
): Database {
  const locks = new Set<string>();
  let isOpen = true;
  return {
    ...session,
    kind: 'pglite',
    url: shown,
    listen: (channel, onNotice) => client.listen(channel, onNotice),
    // The folder's lock keeps other processes out: a lock within this one is enough.
    tryLock: async (name) => {
      if (locks.has(name)) return null;
      locks.add(name);
      return async () => void locks.delete(name);
    },
    close: async () => {
      if (!isOpen) return;
      isOpen = false;
      try {
        await client.close();
      } finally {
        unlock();
      }
    },
  };
}

function reason(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
