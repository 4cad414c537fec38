/**
 * Drizzle, by one door. Its package has so many entries that Node needs 10 ms to find one for each file that asks: a third
 * of a second at every start of the site and of the import.
 */
export * from 'drizzle-orm';
export {
  type AnyPgColumn,
  bigint,
  boolean,
  check,
  doublePrecision,
  index,
  integer,
  jsonb,
  type PgDatabase,
  type PgQueryResultHKT,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
