import type * as schema from '../schema/schema.ts';
import type { ProblemListener } from './circuit-breaker.ts';
import type { DatabaseProblem } from './database-problem.ts';
import type { PgDatabase, PgQueryResultHKT, SQL } from './drizzle.ts';

export type Orm = PgDatabase<PgQueryResultHKT, typeof schema>;

/** The first argument of every repository function: the database itself, or a transaction on it. */
export interface Session {
  orm: Orm;
  /** All or nothing. Inside a transaction it is a savepoint. */
  transaction<T>(work: (session: Session) => Promise<T>): Promise<T>;
}

/** Each call fails within a few seconds, or at once while the database is known to be unreachable. */
export interface Database extends Session {
  kind: 'pglite' | 'postgres';
  /** Without the password. */
  url: string;
  /** For work that takes minutes while no visitor waits, such as filling a market or loading the index. */
  longWork: Session;
  /** The current problem with the database, as far as earlier calls show. */
  problem(): DatabaseProblem | null;
  /** Reports each problem once when it begins, and null when it is over. */
  onProblem(listener: ProblemListener): void;
  /**
   * Calls back on each NOTIFY of the channel, and after a reconnect, because notifications may have been
   * missed.
   */
  listen(channel: string, onNotice: () => void): Promise<() => Promise<void>>;
  /** Takes a lock that ends on release or with this process; null if another process holds it. */
  tryLock(name: string): Promise<(() => Promise<void>) | null>;
  close(): Promise<void>;
}

export function buildSession(orm: Orm): Session {
  return { orm, transaction: (work) => orm.transaction((inner) => work(buildSession(inner))) };
}

/**
 * The rows of a statement that Drizzle's builder cannot express. Both drivers return `rows`; the caller
 * vouches for `Row`.
 */
export async function queryRows<Row>(session: Session, statement: SQL): Promise<Row[]> {
  const result = (await session.orm.execute(statement)) as { rows: Row[] };
  return result.rows;
}
