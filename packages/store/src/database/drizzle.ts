/**
 * The single import point for Drizzle. Its package has so many entry points that Node needs 10 ms to resolve
 * one for each importing file: a third of a second at every start of the site and of the import.
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
