import { linkSync, readFileSync, renameSync, rmSync, unlinkSync, writeFileSync } from 'node:fs';

export type ProcessLock = TakenLock | { kind: 'held'; pid: string };

interface TakenLock {
  kind: 'taken';
  /** Makes another process the owner; it does the work and may outlive this one. */
  handTo: (pid: number) => void;
  /** Releases the lock, whichever of the two processes owns it. */
  release: () => void;
}

/**
 * A lock that one process holds, as a file that names its owner. The file outlives a killed owner, so a lock
 * whose owner is dead is taken over.
 */
export function tryProcessLock(path: string): ProcessLock {
  const mine = ownerText(process.pid);
  const draft = `${path}.${process.pid}`;
  writeFileSync(draft, mine);
  try {
    // A hard link appears whole or not at all, and fails if the name is taken.
    for (let attempt = 0; attempt < 5; attempt++) {
      if (linkIfFree(draft, path)) return takenLock(path, mine);
      const owner = readOwner(path);
      if (owner === null) continue;
      if (isAlive(owner)) return { kind: 'held', pid: pidOf(owner) };
      removeStale(path, owner, `${draft}.stale`);
    }
  } finally {
    rmSync(draft, { force: true });
  }
  return { kind: 'held', pid: pidOf(readOwner(path)) };
}

function takenLock(path: string, mine: string): TakenLock {
  let owner = mine;
  return {
    kind: 'taken',
    handTo: (pid) => {
      owner = ownerText(pid);
      const draft = `${path}.${pid}`;
      writeFileSync(draft, owner);
      renameSync(draft, path);
    },
    release: () => {
      if (readOwner(path) === owner) unlinkSync(path);
    },
  };
}

/** Two processes may find the same stale lock. Moving it aside first shows which lock was really removed. */
function removeStale(path: string, owner: string, aside: string): void {
  try {
    renameSync(path, aside);
    if (readOwner(aside) !== owner) linkIfFree(aside, path);
  } catch (error) {
    if (!isCode(error, 'ENOENT')) throw error;
  } finally {
    rmSync(aside, { force: true });
  }
}

function pidOf(owner: string | null): string {
  return owner?.split(' ', 1)[0] ?? 'unknown';
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

/**
 * Process numbers are reused, in containers at once: if the system gives the start time, it is part of the
 * name.
 */
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
    // Field 22 of Linux's /proc/PID/stat, counted after the name in brackets, which may contain spaces.
    return readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ')[19] ?? '';
  } catch {
    return '';
  }
}

function isCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code;
}
