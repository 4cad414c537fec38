import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { ProcessLock } from '@forecourt/store';

const lockFile = () => join(tmpdir(), 'forecourt-test-browser.lock');

/** One installation at a time on this machine, for all copies of the project. The work hears whether it waited for another. */
export async function inTurn<Result>(
  work: (hasWaited: boolean) => Promise<Result>,
  path = lockFile(),
): Promise<Result> {
  const { tryProcessLock } = await import('@forecourt/store');
  let hasWaited = false;
  for (;;) {
    const lock = tryLock(() => tryProcessLock(path));
    if (lock?.kind === 'held') {
      if (!hasWaited)
        console.error(`Waiting for process ${lock.pid}, which installs a browser for its tests.`);
      hasWaited = true;
      await sleep(500);
      continue;
    }
    try {
      return await work(hasWaited);
    } finally {
      lock?.release();
    }
  }
}

/**
 * Null where no lock can be written, or only another user can read it: two installations at once are rare, and what installs has
 * locks of its own.
 */
function tryLock(take: () => ProcessLock): ProcessLock | null {
  try {
    const lock = take();
    return lock.kind === 'held' && lock.pid === 'unknown' ? null : lock;
  } catch {
    return null;
  }
}
