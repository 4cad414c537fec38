import pg from 'pg';
import type { Session } from '../database.ts';
import { longWorkTimeoutMs } from '../guard-database.ts';
import { openPostgresSession } from './postgres-session.ts';

/** A copy of the database that PostgreSQL keeps up to date, for reading only. */
export interface Replica {
  session: Session;
  close(): Promise<void>;
}

const connectTimeoutMs = 5000;

/** Connects when it is first read, and never fails before. */
export function openPostgresReplica(url: string): Replica {
  const pool = new pg.Pool({
    connectionString: url,
    max: 2,
    connectionTimeoutMillis: connectTimeoutMs,
    idleTimeoutMillis: 10_000,
    statement_timeout: longWorkTimeoutMs,
    query_timeout: longWorkTimeoutMs,
    application_name: 'forecourt',
    options: '-c timezone=UTC -c default_transaction_read_only=on',
  });
  // Without a listener, an idle connection that breaks would end the process.
  pool.on('error', () => {});
  return {
    session: openPostgresSession(pool, (work) => work(new AbortController().signal)),
    close: () => pool.end(),
  };
}
