import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { tryProcessLock } from '@forecourt/store';
import { isBuildFresh } from './build-stamp.ts';

/** Builds the site unless another process is at it: two builds in one folder would spoil each other. */
export async function buildInTurn(root: string, build: () => void): Promise<void> {
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
      if (!(await isBuildFresh(root))) build();
      return;
    } finally {
      lock.release();
    }
  }
}
