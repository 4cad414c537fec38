import { drizzle } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import * as schema from '../../schema/schema.ts';
import { buildSession, type Session } from '../database.ts';
import { databaseProblemOf } from '../database-problem.ts';
import type { Call } from '../trace-calls.ts';

/** The part of pg that Drizzle uses on one connection. */
type Query = (statement: pg.QueryConfig, values?: unknown[]) => Promise<pg.QueryResult>;

/** Every statement counts as a call, and so does acquiring a connection for a transaction. */
export function openPostgresSession(pool: pg.Pool, call: Call): Session {
  return {
    orm: openOrm((statement, values) => call(() => pool.query(statement, values), statement.text)),
    async transaction(work) {
      const client = await call((signal) => takeConnection(pool, signal));
      let failure: unknown = null;
      const query: Query = async (statement, values) => {
        // If one statement hangs, a rollback would hang too. The server rolls back what it finds unfinished.
        if (failure) throw failure;
        try {
          return await call(() => client.query(statement, values), statement.text);
        } catch (error) {
          if (databaseProblemOf(error) === 'unreachable') failure = error;
          throw error;
        }
      };
      try {
        return await openOrm(query).transaction((inner) => work(buildSession(inner)));
      } finally {
        client.release(failure !== null);
      }
    },
  };
}

/** A connection that arrives after its caller gave up is released at once. */
async function takeConnection(pool: pg.Pool, signal: AbortSignal): Promise<pg.PoolClient> {
  const client = await pool.connect();
  if (signal.aborted) client.release();
  return client;
}

function openOrm(query: Query) {
  return drizzle({ client: { query } as unknown as pg.Client, schema });
}
