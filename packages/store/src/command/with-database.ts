import { join } from 'node:path';
import type { Database } from '../database/database.ts';
import { DatabaseError } from '../database/database-error.ts';
import { longWorkTimeoutMs } from '../database/guard-database.ts';
import { openDatabase } from '../database/open-database.ts';
import type { MediaStore } from '../media/media-store.ts';
import { MediaStoreError } from '../media/media-store-error.ts';
import { isMediaStoreUrl, mediaStoreUrlTakes, openMediaStore } from '../media/open-media-store.ts';
import { CommandError } from './command-error.ts';
import { maskPassword } from './mask-password.ts';

/** How a command gets the database and reports its result. */
export type RunOnDatabase = (work: (db: Database) => Promise<string>) => Promise<void>;

/**
 * For the operator's commands: opens the database that the environment names, as the site does, and prints
 * the result.
 */
export const withDatabase: RunOnDatabase = async (work) => {
  const folder = join(dataFolder(), 'db');
  try {
    const db = await openDatabase(process.env.DATABASE_URL || `pglite://${folder}`, {
      timeoutMs: longWorkTimeoutMs,
    });
    try {
      process.stdout.write(`${await work(db)}\n`);
    } finally {
      await db.close();
    }
  } catch (error) {
    const isTold =
      error instanceof DatabaseError || error instanceof CommandError || error instanceof MediaStoreError;
    console.error(isTold ? error.message : error);
    process.exitCode = 1;
  }
};

/** The store of pictures that the environment names. */
export async function openMedia(): Promise<MediaStore> {
  const url = process.env.MEDIA_STORE_URL?.trim() ? process.env.MEDIA_STORE_URL : undefined;
  if (url !== undefined && !isMediaStoreUrl(url))
    throw new CommandError(`MEDIA_STORE_URL is "${maskPassword(url)}", but it takes ${mediaStoreUrlTakes}.`);
  return openMediaStore({ url, dataDir: dataFolder() });
}

/** Where the site keeps its files. */
export function dataFolder(): string {
  return process.env.DATA_DIR || './data';
}
