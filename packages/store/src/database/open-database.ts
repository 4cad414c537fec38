import type { Database } from './database.ts';
import { parseDatabaseUrl } from './database-url.ts';
import { type DatabaseOptions, guardDatabase } from './guard-database.ts';

/**
 * Opens the database at an address and brings its schema up to date, under a lock: however many processes may start at
 * once. Throws a `DatabaseError` with one sentence when that cannot be done.
 *
 * @example const db = await openDatabase('pglite://./data/db');
 */
export async function openDatabase(url: string, options: DatabaseOptions = {}): Promise<Database> {
  const address = parseDatabaseUrl(url);
  // Only the driver that is needed is loaded: each takes a few hundred milliseconds of every start.
  if (address.kind === 'pglite') {
    const { startPglite } = await import('./pglite/start-pglite.ts');
    // Drizzle is loaded while the thread of the database starts.
    const [started, { openPglite }] = await Promise.all([
      startPglite(address.folder, options),
      import('./pglite/open-pglite.ts'),
    ]);
    return guardDatabase(await openPglite(started, address.shown, options), options);
  }
  const { openPostgres } = await import('./postgres/open-postgres.ts');
  return guardDatabase(await openPostgres(address.url, address.shown, options), options);
}
