/** Opens a database without loading the queries: it opens while a starting process loads the rest. */
export { maskPassword } from './command/mask-password.ts';
export type { Database } from './database/database.ts';
export { DatabaseError } from './database/database-error.ts';
export { findFullDisk } from './database/disk/disk-space.ts';
export { openDatabase, openReplica } from './database/open-database.ts';
export type { Replica } from './database/postgres/open-replica.ts';
export { isMediaStoreUrl, mediaStoreUrlTakes, openMediaStore } from './media/open-media-store.ts';
