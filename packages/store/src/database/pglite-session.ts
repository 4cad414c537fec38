import type { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import * as schema from '../schema/schema.ts';
import { buildSession, type Session } from './database.ts';
import { migrationsFolder, refuseNewerSchema } from './migrations.ts';
import type { ThreadedPglite } from './threaded-pglite.ts';

/** Drizzle on a database that has started, with the schema brought up to date. */
export async function openSession(client: ThreadedPglite, shown: string): Promise<Session> {
  // Drizzle's type names all of PGlite; its driver uses `query` and `transaction`.
  const orm = drizzle({ client: client as unknown as PGlite, schema });
  const session = buildSession(orm);
  await refuseNewerSchema(session, shown);
  await migrate(orm, { migrationsFolder });
  return session;
}
