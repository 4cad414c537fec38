import { queryRows, type Session } from './database.ts';
import { sql } from './drizzle.ts';

/**
 * Lets the space of deleted and replaced rows be used again, and updates the planner’s statistics. A PostgreSQL server does so by
 * itself; the files of an embedded database would grow forever. One table at a time: visitors' statements come between.
 */
export async function vacuumTables(session: Session, signal?: AbortSignal): Promise<void> {
  const tables = await queryRows<{ name: string }>(
    session,
    sql`
      select oid::regclass::text as name
      from pg_class
      where relkind = 'r' and relnamespace = 'public'::regnamespace
      order by 1`,
  );
  for (const { name } of tables) {
    signal?.throwIfAborted();
    await session.orm.execute(sql.raw(`vacuum (analyze) ${name}`));
  }
}
