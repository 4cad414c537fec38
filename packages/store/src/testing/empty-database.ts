import { createHash } from 'node:crypto';
import { cpSync, existsSync, readFileSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, rename, rm, stat } from 'node:fs/promises';
import { findPackageJSON } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import type { Database } from '../database/database.ts';
import { migrationsFolder } from '../database/migrations.ts';
import { openDatabase } from '../database/open-database.ts';

const cacheFolder = fileURLToPath(new URL('../../../../node_modules/.cache/forecourt', import.meta.url));
const namePrefix = 'empty-database-';

/** A database with our tables, all empty. Its folder is removed when it is closed. */
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

/** Puts an empty database into a new folder: a copy takes a tenth of the time of creating one. */
export async function copyEmptyDatabase(folder: string): Promise<void> {
  const template = join(cacheFolder, `${namePrefix}${hashOfMaking()}`);
  if (!existsSync(template)) await makeTemplate(template);
  // A thousand small files: one after the other takes half of the processor time.
  cpSync(template, folder, { recursive: true });
}

/** A hash of everything that shapes the database: our tables, and the PGlite that writes its files. */
function hashOfMaking(): string {
  const hash = createHash('sha256');
  const pglite = findPackageJSON('@electric-sql/pglite', import.meta.url);
  if (pglite) hash.update(readFileSync(pglite));
  for (const migration of readMigrationFiles({ migrationsFolder })) hash.update(migration.hash);
  return hash.digest('hex').slice(0, 12);
}

/** Renamed last, so that several tests may start at once and never use a half-made one that a kill left. */
async function makeTemplate(template: string): Promise<void> {
  await mkdir(cacheFolder, { recursive: true });
  await removeOld();
  const draft = await mkdtemp(`${template}-`);
  const db = await openDatabase(`pglite://${join(draft, 'db')}`);
  await db.close();
  await rename(join(draft, 'db'), template).catch((error) => {
    // Another test was quicker: its database will do. Every system has its own code for that.
    if (!existsSync(template)) throw error;
  });
  await rm(draft, { recursive: true, force: true });
}

const longerThanAnyMaking = 60 * 60 * 1000;

/** Left by an earlier schema or a kill. */
async function removeOld(): Promise<void> {
  for (const name of await readdir(cacheFolder)) {
    if (!name.startsWith(namePrefix)) continue;
    const folder = join(cacheFolder, name);
    const made = await stat(folder).catch(() => null);
    if (made && made.mtimeMs < Date.now() - longerThanAnyMaking)
      await rm(folder, { recursive: true, force: true });
  }
}
