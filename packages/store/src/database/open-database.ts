import type { Database } from './database.ts';
import { parseDatabaseUrl } from './database-url.ts';
import { type DatabaseOptions, guardDatabase } from './guard-database.ts';
import type { Replica } from './postgres/open-replica.ts';

/**
 * Opens the database at an address and brings its schema up to date under a lock, because any number of
 * processes may start at once. Throws a `DatabaseError` with one sentence if that fails.
 *
 * @example const db = await openDatabase('pglite://./data/db');
 */
export async function openDatabase(url: string, options: DatabaseOptions = {}): Promise<Database> {
  const address = parseDatabaseUrl(url);
  // Loads only the driver that is needed: each adds a few hundred milliseconds to every start.
  if (address.kind === 'pglite') {
    const { startPglite } = await import('./pglite/start-pglite.ts');
    // Load Drizzle while the database thread starts.
    const [started, { openPglite }] = await Promise.all([
      startPglite(address.folder, options),
      import('./pglite/open-pglite.ts'),
    ]);
    return guardDatabase(await openPglite(started, address.shown, options), options);
  }
  const { openPostgres } = await import('./postgres/open-postgres.ts');
  return guardDatabase(await openPostgres(address.url, address.shown, options), options);
}

/** Connects when it is first read, and does not fail before. */
export async function openReplica(url: string): Promise<Replica> {
  const { openPostgresReplica } = await import('./postgres/open-replica.ts');
  return openPostgresReplica(url);
}
