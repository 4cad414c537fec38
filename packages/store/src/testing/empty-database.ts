import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { cp, mkdir, mkdtemp, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import type { Database } from '../database/database.ts';
import { migrationsFolder } from '../database/migrations.ts';
import { openDatabase } from '../database/open-database.ts';

/** Beside the dependencies, so that a clean installation, with another PGlite perhaps, begins anew. */
const cacheFolder = fileURLToPath(new URL('../../../../node_modules/.cache/forecourt', import.meta.url));

/** A database with our tables and nothing in them. Its folder goes when it is closed. */
export async function openEmptyDatabase(): Promise<Database> {
  const folder = await mkdtemp(join(tmpdir(), 'forecourt-test-'));
  await copyEmptyDatabase(join(folder, 'db'));
  const db = await openDatabase(`pglite://${join(folder, 'db')}`);
  return {
    ...db,
    close: async () => {
      await db.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Lays an empty database into a folder that is not there yet: a copy takes a tenth of the time that making one takes. */
export async function copyEmptyDatabase(folder: string): Promise<void> {
  const template = join(cacheFolder, `empty-database-${hashOfSchema()}`);
  if (!existsSync(template)) await makeTemplate(template);
  await cp(template, folder, { recursive: true });
}

function hashOfSchema(): string {
  const hash = createHash('sha256');
  for (const migration of readMigrationFiles({ migrationsFolder })) hash.update(migration.hash);
  return hash.digest('hex').slice(0, 12);
}

/** The name comes last, so that several tests may begin at once and a kill leaves nothing half made behind. */
async function makeTemplate(template: string): Promise<void> {
  await mkdir(cacheFolder, { recursive: true });
  const draft = await mkdtemp(`${template}-`);
  const db = await openDatabase(`pglite://${join(draft, 'db')}`);
  await db.close();
  await rename(join(draft, 'db'), template).catch((error: NodeJS.ErrnoException) => {
    // Another test was quicker: its database is as good.
    if (error.code !== 'ENOTEMPTY' && error.code !== 'EEXIST') throw error;
  });
  await rm(draft, { recursive: true, force: true });
}
