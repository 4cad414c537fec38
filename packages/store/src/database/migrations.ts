import { fileURLToPath } from 'node:url';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { queryRows, type Session } from './database.ts';
import { DatabaseError } from './database-error.ts';
import { sql } from './drizzle.ts';

export const migrationsFolder = fileURLToPath(new URL('../../migrations', import.meta.url));

/** An older program must not write into a newer schema: it would not know what it breaks. */
export async function refuseNewerSchema(session: Session, shown: string): Promise<void> {
  const [{ exists } = { exists: false }] = await queryRows<{ exists: boolean }>(
    session,
    sql`select to_regclass('drizzle.__drizzle_migrations') is not null as exists`,
  );
  if (!exists) return;
  const [{ newest } = { newest: null }] = await queryRows<{ newest: string | number | null }>(
    session,
    sql`select max(created_at) as newest from drizzle.__drizzle_migrations`,
  );
  const known = Math.max(...readMigrationFiles({ migrationsFolder }).map((file) => file.folderMillis));
  if (Number(newest) <= known) return;
  throw new DatabaseError(
    'newer-schema',
    `The database at ${shown} was created by a newer version of this program: update the program, or point it at another database.`,
  );
}
