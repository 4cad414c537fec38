import { DatabaseError } from '../database-error.ts';
import { tryProcessLock } from './process-lock.ts';

/** PGlite belongs to one process: a second process in the same folder would destroy the database. */
export function lockFolder(folder: string): () => void {
  const lock = tryProcessLock(`${folder}.lock`);
  if (lock.kind === 'taken') return lock.release;
  throw new DatabaseError(
    'folder-in-use',
    `The database in ${folder} is in use by another process (${lock.pid}): stop that one first, or use PostgreSQL, which several processes can share.`,
  );
}
