export { exampleDealer } from '../contract/examples.ts';
export { copyEmptyDatabase, openEmptyDatabase } from './empty-database.ts';
export { type PostgresServer, startPostgres } from './start-postgres.ts';

/** For `--import`: see `full-disk.ts`. */
export const fullDiskPreload = new URL('full-disk.ts', import.meta.url).href;
