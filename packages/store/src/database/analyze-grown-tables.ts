import { queryRows, type Session } from './database.ts';
import { sql } from './drizzle.ts';

/** Smaller tables are read from end to end in a moment, whatever the planner believes. */
const fewPages = 64;

/**
 * Updates the planner's statistics of tables that have doubled since they were last looked at. Without any, it takes the price
 * history of fifty adverts for a quarter of the table and reads all of it. A PostgreSQL server notices within minutes, the
 * embedded database at the end of the week. Returns the tables.
 */
export async function analyzeGrownTables(session: Session): Promise<string[]> {
  const grown = await queryRows<{ name: string }>(
    session,
    sql`
      select c.oid::regclass::text as name
      from pg_class c
      where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace
        and pg_relation_size(c.oid) / current_setting('block_size')::int > greatest(2 * c.relpages, ${fewPages}::int)
      order by 1`,
  );
  const names = grown.map(({ name }) => name);
  if (names.length > 0) await session.orm.execute(sql.raw(`analyze ${names.join(', ')}`));
  return names;
}
