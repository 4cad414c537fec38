import { statfsSync } from 'node:fs';
import { DatabaseError } from '../database-error.ts';

const megabyte = 1024 * 1024;

/** An empty database takes 40 MB, 16 of them the first file of PostgreSQL's write-ahead log. */
const roomOfNewDatabase = 64 * megabyte;

/**
 * PostgreSQL's write-ahead log grows by files of 16 MB. With less free space than one file, the embedded
 * database stops in the middle of a write.
 */
const leastRoom = 16 * megabyte;

/** A sentence if the folder's disk is too full for a database to work there, otherwise null. */
export function findFullDisk(folder: string): string | null {
  const room = freeDiskSpace(folder);
  if (room >= leastRoom) return null;
  return `The disk of ${folder} is full (${inMegabytes(room)} are left): free some space and start again. No stored data is lost.`;
}

/** `folder` is where the database will be created; it exists. */
export function requireRoomForDatabase(folder: string): void {
  const room = freeDiskSpace(folder);
  if (room >= roomOfNewDatabase) return;
  throw new DatabaseError(
    'disk-full',
    `A new database takes ${inMegabytes(roomOfNewDatabase)}, but the disk of ${folder} has only ${inMegabytes(room)} left: free some space, or choose another path.`,
  );
}

/** In bytes. If the system does not report it, assume there is enough. */
function freeDiskSpace(folder: string): number {
  try {
    const { bavail, bsize } = statfsSync(folder);
    return bavail * bsize;
  } catch {
    return Number.POSITIVE_INFINITY;
  }
}

function inMegabytes(bytes: number): string {
  return `${Math.floor(bytes / megabyte)} MB`;
}
