import { join } from 'node:path';
import type { Database } from '../database/database.ts';
import { DatabaseError } from '../database/database-error.ts';
import { longWorkTimeoutMs } from '../database/guard-database.ts';
import { openDatabase } from '../database/open-database.ts';

/** For the operator's commands: works on the database that the environment names, as the site does, and says what came of it. */
export async function withDatabase(work: (db: Database) => Promise<string>): Promise<void> {
  const folder = join(process.env.DATA_DIR || './data', 'db');
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
    console.error(error instanceof DatabaseError ? error.message : error);
    process.exitCode = 1;
  }
}
