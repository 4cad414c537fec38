import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { DatabaseError } from '../database-error.ts';
import { requireRoomForDatabase } from '../disk/disk-space.ts';
import type { DatabaseOptions } from '../guard-database.ts';
import { lockFolder } from './folder-lock.ts';
import { RestartingPglite } from './restarting-pglite.ts';

/** PGlite as it has just started: its schema is not checked yet. */
export interface StartedPglite {
  client: RestartingPglite;
  /** Stops it and releases the folder. */
  stop(): Promise<void>;
}

/** Starts PostgreSQL inside this process, in memory or in a folder that belongs to this process alone. */
export async function startPglite(
  folder: string | null,
  { retryMs }: Pick<DatabaseOptions, 'retryMs'> = {},
): Promise<StartedPglite> {
  const unlock = folder === null ? () => {} : prepareFolder(folder);
  try {
    const client = await startThread(folder, retryMs);
    return { client, stop: () => client.close().finally(unlock) };
  } catch (error) {
    unlock();
    throw error;
  }
}

function prepareFolder(folder: string): () => void {
  try {
    mkdirSync(dirname(folder), { recursive: true });
    refuseOthersFiles(folder);
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

/** Use only a new name, an empty folder or one of our databases: anything else belongs to somebody. */
function refuseOthersFiles(folder: string): void {
  const stat = statSync(folder, { throwIfNoEntry: false });
  if (!stat) return;
  if (!stat.isDirectory())
    throw new DatabaseError(
      'folder-unwritable',
      `The database needs a folder, but ${folder} is a file: choose another path.`,
    );
  if (!existsSync(join(folder, 'PG_VERSION')) && readdirSync(folder).length > 0)
    throw new DatabaseError(
      'folder-unwritable',
      `The folder ${folder} contains other files and no database: choose a new or empty folder.`,
    );
}

/** It takes a second; on a disk that fills up meanwhile it would never end. */
const longestMakingMs = 120_000;

/**
 * Unpacking an empty database takes 360 MB for a second, which this process would keep: another process does
 * it. It works beside the folder and renames at the end, so that a kill leaves no half-made database behind.
 */
async function createFolder(folder: string): Promise<void> {
  const draft = `${folder}.new`;
  rmSync(draft, { recursive: true, force: true });
  requireRoomForDatabase(dirname(folder));
  const program = fileURLToPath(new URL('create-pglite-folder.ts', import.meta.url));
  const making = promisify(execFile)(process.execPath, [program, draft], { timeout: longestMakingMs });
  const stop = () => making.child.kill('SIGKILL');
  process.once('exit', stop);
  await making.finally(() => process.off('exit', stop));
  renameSync(draft, folder);
}

async function startThread(folder: string | null, retryMs?: number): Promise<RestartingPglite> {
  try {
    if (folder !== null && !existsSync(join(folder, 'PG_VERSION'))) await createFolder(folder);
    return await RestartingPglite.start(folder, retryMs);
  } catch (error) {
    if (error instanceof DatabaseError) throw error;
    const place = folder ?? 'memory';
    const hint = folder && existsSync(folder) ? ' As a last resort, delete the folder to start over.' : '';
    throw new DatabaseError(
      'damaged',
      `The database in ${place} does not start: ${reason(error)}.${hint}`,
      error,
    );
  }
}

function reason(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
