import type { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import * as schema from '../../schema/schema.ts';
import { buildSession } from '../database.ts';
import { type DatabaseOptions, type Driver, defaultTimeoutMs, longWorkTimeoutMs } from '../guard-database.ts';
import { migrationsFolder, refuseContractedSchema } from '../migrations.ts';
import type { RestartingPglite } from './restarting-pglite.ts';
import type { StartedPglite } from './start-pglite.ts';
import type { CallOptions, PgliteQuery } from './threaded-pglite.ts';

/** The database in a started PGlite, with its schema brought up to date. */
export async function openPglite(
  { client, stop }: StartedPglite,
  shown: string,
  {
    timeoutMs = defaultTimeoutMs,
    longTimeoutMs = longWorkTimeoutMs,
    migrations = migrationsFolder,
  }: DatabaseOptions,
): Promise<Driver> {
  try {
    const orm = openOrm(client, {});
    await refuseContractedSchema(buildSession(orm), shown, migrations);
    await migrate(orm, { migrationsFolder: migrations });
  } catch (error) {
    await stop().catch(() => {});
    throw error;
  }
  /** Long after every caller has timed out: a slow statement may finish, a hung one is ended. */
  const hangMs = { visitor: 3 * timeoutMs, long: longTimeoutMs };
  const locks = new Set<string>();
  let isOpen = true;
  return {
    kind: 'pglite',
    url: shown,
    openSession: (pace, call) => buildSession(openOrm(client, { call, hangMs: hangMs[pace] })),
    listen: (channel, onNotice) => client.listen(channel, onNotice),
    // The folder's lock keeps other processes out, so a lock within this process is enough.
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

/** Drizzle's type requires all of PGlite; its driver only uses `query` and `transaction`. */
function openOrm(pglite: RestartingPglite, options: CallOptions) {
  const client = {
    query: (text: string, params?: unknown[], asked?: { rowMode?: 'array' | 'object' }) =>
      pglite.current.query(text, params, { ...asked, ...options }),
    transaction: <T>(work: (transaction: PgliteQuery) => Promise<T>) =>
      pglite.current.transaction(work, options),
  };
  return drizzle({ client: client as unknown as PGlite, schema });
}
