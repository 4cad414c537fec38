export { buildAdvertsCommand } from '../advert/adverts-command.ts';
export { importOn, sayOn } from '../command/run-command.ts';
export { exampleDealer } from '../contract/examples.ts';
export { buildDealersCommand } from '../dealer/dealers-command.ts';
export { buildReviewsCommand } from '../dealer/reviews-command.ts';
export { copyEmptyDatabase, openEmptyDatabase } from './empty-database.ts';
export { type PostgresServer, startPostgres } from './start-postgres.ts';
export { type PostgresPair, startPostgresPair } from './start-postgres-pair.ts';

/** For `--import`: see `full-disk.ts`. */
export const fullDiskPreload = new URL('full-disk.ts', import.meta.url).href;
