/** Opens a database without loading the queries: it opens while a starting process loads the rest. */
export type { Database } from './database/database.ts';
export { DatabaseError } from './database/database-error.ts';
export { findFullDisk } from './database/disk-space.ts';
export { openDatabase } from './database/open-database.ts';
