import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import * as schema from '../schema/schema.ts';
import { buildSession, type Database } from './database.ts';
import { describeConnectionError } from './describe-connection-error.ts';
import { listenOnPostgres } from './listen-on-postgres.ts';
import { migrationsFolder, refuseNewerSchema } from './migrations.ts';

export interface PostgresOptions {
  /** How long to wait for a connection before saying that the server cannot be reached. */
  connectTimeoutMs?: number;
  /** No statement may hold a visitor's request for longer. */
  statementTimeoutMs?: number;
  maxConnections?: number;
}

/** The lock under which one of several starting processes applies the migrations while the others wait. */
const migrationLock = 5_001_802;

export async function openPostgres(url: string, shown: string, options: PostgresOptions): Promise<Database> {
  const pool = new pg.Pool({
    connectionString: url,
    max: options.maxConnections ?? 10,
    connectionTimeoutMillis: options.connectTimeoutMs ?? 5_000,
    idleTimeoutMillis: 30_000,
    statement_timeout: options.statementTimeoutMs ?? 30_000,
    idle_in_transaction_session_timeout: 60_000,
    application_name: 'forecourt',
    options: '-c timezone=UTC',
  });
  // An idle connection that breaks is replaced by the pool; without a listener it would end the process.
  pool.on('error', () => {});
  try {
    await applyMigrations(pool, shown);
  } catch (error) {
    await pool.end();
    throw describeConnectionError(error, shown);
  }
  return {
    ...buildSession(drizzle({ client: pool, schema })),
    kind: 'postgres',
    url: shown,
    listen: (channel, onNotice) => listenOnPostgres(url, channel, onNotice),
    tryLock: (name) => tryAdvisoryLock(pool, name),
    close: async () => {
      if (!pool.ended) await pool.end();
    },
  };
}

async function applyMigrations(pool: pg.Pool, shown: string): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('set statement_timeout = 0');
    await client.query('select pg_advisory_lock($1)', [migrationLock]);
    const orm = drizzle({ client, schema });
    await refuseNewerSchema(buildSession(orm), shown);
    await migrate(orm, { migrationsFolder });
  } finally {
    // Closing the connection gives back the lock and the timeout, whatever happened.
    client.release(true);
  }
}

async function tryAdvisoryLock(pool: pg.Pool, name: string): Promise<(() => Promise<void>) | null> {
  const client = await pool.connect();
  const { rows } = await client.query<{ taken: boolean }>(
    'select pg_try_advisory_lock(hashtextextended($1, 0)) as taken',
    [name],
  );
  if (!rows[0]?.taken) {
    client.release();
    return null;
  }
  // A server that goes away takes the lock with it; the next statement will say so.
  client.on('error', () => {});
  return async () => {
    try {
      await client.query('select pg_advisory_unlock_all()');
    } finally {
      client.release(true);
    }
  };
}
