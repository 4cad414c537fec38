import type { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import * as schema from '../schema/schema.ts';
import { buildSession, type Database } from './database.ts';
import { migrationsFolder, refuseNewerSchema } from './migrations.ts';
import type { StartedPglite } from './start-pglite.ts';

/** The database in a PGlite that has started, with its schema brought up to date. */
export async function openPglite(started: StartedPglite, shown: string): Promise<Database> {
  try {
    // Drizzle's type names all of PGlite; its driver uses `query` and `transaction`.
    const orm = drizzle({ client: started.client as unknown as PGlite, schema });
    await refuseNewerSchema(buildSession(orm), shown);
    await migrate(orm, { migrationsFolder });
    return buildDatabase(started, buildSession(orm), shown);
  } catch (error) {
    await started.stop().catch(() => {});
    throw error;
  }
}

function buildDatabase(
  { client, stop }: StartedPglite,
  session: ReturnType<typeof buildSession>,
  shown: string,
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
      await stop();
    },
  };
}
