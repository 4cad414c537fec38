export { copyEmptyDatabase, openEmptyDatabase } from './empty-database.ts';
export { type PostgresServer, startPostgres } from './start-postgres.ts';
