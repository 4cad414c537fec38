import { fileURLToPath } from 'node:url';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { queryRows, type Session } from './database.ts';
import { DatabaseError } from './database-error.ts';
import { sql } from './drizzle.ts';

export const migrationsFolder = fileURLToPath(new URL('../../migrations', import.meta.url));

/**
 * Under this key a contracting migration stores the number of the oldest migration that a program must know
 * to run on the schema. See "Changing the schema" in CONTRIBUTING.md.
 */
export const oldestMigrationKey = 'oldest-migration';

/**
 * During an update two versions run side by side, and the older one may start on a schema that the newer one
 * has migrated. It may, unless a migration has removed or changed something that it uses.
 */
export async function refuseContractedSchema(session: Session, shown: string, folder: string): Promise<void> {
  const [{ exists } = { exists: false }] = await queryRows<{ exists: boolean }>(
    session,
    sql`select to_regclass('drizzle.__drizzle_migrations') is not null and to_regclass('setting') is not null as exists`,
  );
  if (!exists) return;
  const [row] = await queryRows<{ oldest: string | number | null }>(
    session,
    sql`select value #>> '{}' as oldest from setting where key = ${oldestMigrationKey}`,
  );
  const newestKnown = readMigrationFiles({ migrationsFolder: folder }).length - 1;
  if (Number(row?.oldest ?? 0) <= newestKnown) return;
  throw new DatabaseError(
    'newer-schema',
    `The database at ${shown} was changed by a newer version in a way that this one cannot work with: update the program, or point it at another database.`,
  );
}
