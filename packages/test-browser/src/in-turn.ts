import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

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

/** Null where no lock can be written: two installations at once are rare, and what installs has locks of its own. */
function tryLock<Lock>(take: () => Lock): Lock | null {
  try {
    return take();
  } catch {
    return null;
  }
}
