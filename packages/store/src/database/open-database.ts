import type { Database } from './database.ts';
import { parseDatabaseUrl } from './database-url.ts';
import { openPglite } from './open-pglite.ts';
import type { PostgresOptions } from './open-postgres.ts';

/**
 * Opens the database at an address and brings its schema up to date, under a lock: any number of processes may start at
 * once. Throws a `DatabaseError` with one sentence when that cannot be done.
 *
 * @example const db = await openDatabase('pglite://./data/db');
 */
export async function openDatabase(url: string, options: PostgresOptions = {}): Promise<Database> {
  const address = parseDatabaseUrl(url);
  if (address.kind === 'pglite') return openPglite(address.folder, address.shown);
  // Only the driver that is needed is loaded: each takes a few hundred milliseconds of every start.
  const { openPostgres } = await import('./open-postgres.ts');
  return openPostgres(address.url, address.shown, options);
}
