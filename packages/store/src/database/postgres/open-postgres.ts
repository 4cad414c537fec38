import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import * as schema from '../../schema/schema.ts';
import { buildSession } from '../database.ts';
import { describeConnectionError } from '../describe-connection-error.ts';
import { type DatabaseOptions, type Driver, defaultTimeoutMs, longWorkTimeoutMs } from '../guard-database.ts';
import { migrationsFolder, refuseContractedSchema } from '../migrations.ts';
import { withTimeLimit } from '../time-limit.ts';
import { listenOnPostgres } from './listen-on-postgres.ts';
import { openPostgresSession } from './postgres-session.ts';

/** The lock under which one of several starting processes applies the migrations while the others wait. */
const migrationLock = 5_001_802;

/** Long work has its own connections, so that it never keeps a visitor waiting for one. */
const connections = { visitor: 10, long: 6 };

/**
 * For work that no visitor waits for: a running server accepts a connection within this time, however busy it
 * is.
 */
const connectTimeoutMs = 10_000;

const noop = () => {};

export async function openPostgres(
  url: string,
  shown: string,
  {
    timeoutMs = defaultTimeoutMs,
    longTimeoutMs = longWorkTimeoutMs,
    migrations = migrationsFolder,
  }: DatabaseOptions,
): Promise<Driver> {
  const createPool = (max: number, limitMs: number) => {
    const pool = new pg.Pool({
      connectionString: url,
      max,
      connectionTimeoutMillis: Math.min(limitMs, connectTimeoutMs),
      idleTimeoutMillis: 30_000,
      // The server ends a statement that no caller waits for any more; a connection that hangs is closed
      // here.
      statement_timeout: limitMs,
      query_timeout: limitMs,
      idle_in_transaction_session_timeout: 60_000,
      application_name: 'forecourt',
      options: '-c timezone=UTC',
    });
    // The pool replaces an idle connection that breaks; without a listener the error would end the process.
    pool.on('error', noop);
    // The same goes for a connection that breaks inside a transaction: the pool does not listen to it. Its
    // next statement reports the error.
    pool.on('connect', (client) => client.on('error', noop));
    return pool;
  };
  const pools = {
    visitor: createPool(connections.visitor, timeoutMs),
    long: createPool(connections.long, longTimeoutMs),
  };
  const end = () => Promise.all(Object.values(pools).map((pool) => (pool.ended ? null : pool.end())));
  try {
    await applyMigrations(pools.long, shown, migrations);
  } catch (error) {
    await end();
    throw describeConnectionError(error, shown);
  }
  return {
    kind: 'postgres',
    url: shown,
    openSession: (pace, call) => openPostgresSession(pools[pace], call),
    listen: listenOnPostgres({ url, timeoutMs: connectTimeoutMs }),
    tryLock: (name) => tryAdvisoryLock(pools.long, name),
    // A server that hangs never closes the connection itself.
    close: () => withTimeLimit(connectTimeoutMs, end).then(noop, noop),
  };
}

async function applyMigrations(pool: pg.Pool, shown: string, migrations: string): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [migrationLock]);
    const orm = drizzle({ client, schema });
    await refuseContractedSchema(buildSession(orm), shown, migrations);
    await migrate(orm, { migrationsFolder: migrations });
  } finally {
    // Closing the connection releases the lock in every case.
    client.release(true);
  }
}

async function tryAdvisoryLock(pool: pg.Pool, name: string): Promise<(() => Promise<void>) | null> {
  const client = await pool.connect();
  let isTaken: boolean | undefined;
  try {
    const { rows } = await client.query<{ taken: boolean }>(
      'select pg_try_advisory_lock(hashtextextended($1, 0)) as taken',
      [name],
    );
    isTaken = rows[0]?.taken ?? false;
  } finally {
    if (!isTaken) client.release(isTaken === undefined);
  }
  if (!isTaken) return null;
  return async () => {
    try {
      await client.query('select pg_advisory_unlock_all()');
    } finally {
      client.release(true);
    }
  };
}
