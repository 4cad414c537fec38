import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { tryProcessLock } from '@forecourt/store';
import { isBuildFresh } from './build-stamp.ts';

/** A build in its own process. */
export interface RunningBuild {
  pid: number | undefined;
  done: Promise<void>;
}

/**
 * Builds the site unless another process is doing so: two builds in one folder would corrupt each other. The
 * lock belongs to the building process, which continues when the process that started it is killed.
 */
export async function buildWithLock(root: string, startBuild: () => RunningBuild): Promise<void> {
  let hasSaidSo = false;
  for (;;) {
    const lock = tryProcessLock(join(root, 'apps/web/build.lock'));
    if (lock.kind === 'held') {
      if (!hasSaidSo) console.error(`Process ${lock.pid} is building the site: waiting for it…`);
      hasSaidSo = true;
      await sleep(500);
      continue;
    }
    try {
      if (isBuildFresh(root)) return;
      const { pid, done } = startBuild();
      if (pid !== undefined) lock.handTo(pid);
      return await done;
    } finally {
      lock.release();
    }
  }
}
