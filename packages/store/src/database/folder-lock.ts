import { linkSync, readFileSync, renameSync, rmSync, unlinkSync, writeFileSync } from 'node:fs';
import { DatabaseError } from './database-error.ts';

/**
 * PGlite is one process's database: a second process in the same folder would destroy it. The lock is a file beside the
 * folder that names its owner; it outlives a killed owner, so a lock whose owner is dead is taken over.
 */
export function lockFolder(folder: string): () => void {
  const path = `${folder}.lock`;
  const mine = ownerText(process.pid);
  const draft = `${path}.${process.pid}`;
  writeFileSync(draft, mine);
  try {
    // A hard link appears whole or not at all, and fails when the name is taken.
    for (let attempt = 0; attempt < 5; attempt++) {
      if (linkIfFree(draft, path)) return () => unlockFolder(path, mine);
      removeIfStale(path, draft);
    }
  } finally {
    rmSync(draft, { force: true });
  }
  throw inUse(folder, readOwner(path));
}

function removeIfStale(path: string, draft: string): void {
  const owner = readOwner(path);
  if (owner === null) return;
  if (isAlive(owner)) throw inUse(path.slice(0, -'.lock'.length), owner);
  // Two processes may find the same stale lock. Moving it aside first shows which lock was really taken away.
  const aside = `${draft}.stale`;
  try {
    renameSync(path, aside);
    if (readOwner(aside) !== owner) linkIfFree(aside, path);
  } catch (error) {
    if (!isCode(error, 'ENOENT')) throw error;
  } finally {
    rmSync(aside, { force: true });
  }
}

function unlockFolder(path: string, mine: string): void {
  if (readOwner(path) === mine) unlinkSync(path);
}

function linkIfFree(from: string, to: string): boolean {
  try {
    linkSync(from, to);
    return true;
  } catch (error) {
    if (isCode(error, 'EEXIST')) return false;
    throw error;
  }
}

function readOwner(path: string): string | null {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return null;
  }
}

/** Process numbers come round again, in containers at once: where the system tells, the start time is part of the name. */
function ownerText(pid: number): string {
  return `${pid} ${startTime(pid)}`;
}

function isAlive(owner: string): boolean {
  const pid = Number(owner.split(' ', 1)[0]);
  if (!Number.isInteger(pid) || pid <= 0) return false;
  try {
    process.kill(pid, 0);
  } catch (error) {
    if (isCode(error, 'ESRCH')) return false;
  }
  return ownerText(pid) === owner;
}

function startTime(pid: number): string {
  try {
    // Field 22 of Linux' /proc/PID/stat, counted after the name in brackets, which may hold blanks.
    return readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ')[19] ?? '';
  } catch {
    return '';
  }
}

function inUse(folder: string, owner: string | null): DatabaseError {
  const pid = owner?.split(' ', 1)[0] ?? 'unknown';
  return new DatabaseError(
    'folder-in-use',
    `The database in ${folder} is in use by another process (${pid}): stop that one first, or use PostgreSQL, which several processes can share.`,
  );
}

function isCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code;
}
