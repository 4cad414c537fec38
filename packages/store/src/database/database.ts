import type * as schema from '../schema/schema.ts';
import type { ProblemListener } from './circuit-breaker.ts';
import type { DatabaseProblem } from './database-problem.ts';
import type { PgDatabase, PgQueryResultHKT, SQL } from './drizzle.ts';

export type Orm = PgDatabase<PgQueryResultHKT, typeof schema>;

/** What every repository function takes first: the database itself, or a transaction on it. */
export interface Session {
  orm: Orm;
  /** All or nothing. Inside a transaction it is a savepoint. */
  transaction<T>(work: (session: Session) => Promise<T>): Promise<T>;
}

/** Each call fails within a few seconds, and at once while the database is known not to answer. */
export interface Database extends Session {
  kind: 'pglite' | 'postgres';
  /** Without the password. */
  url: string;
  /** For work that takes minutes and that no visitor waits for, such as filling a market or loading the index. */
  longWork: Session;
  /** What keeps the database from being used just now, as far as earlier calls tell. */
  problem(): DatabaseProblem | null;
  /** Tells of each problem once, when it begins and, with null, when it is over. */
  onProblem(listener: ProblemListener): void;
  /** Calls back on each NOTIFY of the channel, and after a lost connection is back, as notices may have been missed. */
  listen(channel: string, onNotice: () => void): Promise<() => Promise<void>>;
  /** Takes a lock that ends with its release or with this process; null when another holds it. */
  tryLock(name: string): Promise<(() => Promise<void>) | null>;
  close(): Promise<void>;
}

export function buildSession(orm: Orm): Session {
  return { orm, transaction: (work) => orm.transaction((inner) => work(buildSession(inner))) };
}

/** The rows of a statement that Drizzle's builder cannot say. Both drivers answer with `rows`; `Row` is the caller's word. */
export async function queryRows<Row>(session: Session, statement: SQL): Promise<Row[]> {
  const result = (await session.orm.execute(statement)) as { rows: Row[] };
  return result.rows;
}
