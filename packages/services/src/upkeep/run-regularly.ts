import type { Database } from '@forecourt/store';
import type { Logger } from 'pino';

export interface RegularJob {
  /** Settles when the first round is done, whether it succeeds or not. */
  first: Promise<void>;
  stop(): Promise<void>;
}

export interface RegularParts {
  db: Pick<Database, 'tryLock'>;
  log: Pick<Logger, 'warn'>;
  /** Called after every round that succeeded, here or in another process. */
  onSuccess?: () => void;
}

interface Job {
  /** Its name among the locks: one process does it at a time. */
  lock: string;
  everyMs: number;
  work(): Promise<void>;
  /** For the log. */
  failure: string;
}

/** Does something now and then again and again, one round after the other. */
export function runRegularly(
  { db, log, onSuccess }: RegularParts,
  { lock, everyMs, work, failure }: Job,
): RegularJob {
  async function runOnce(): Promise<void> {
    try {
      const release = await db.tryLock(lock);
      // Another process is doing it.
      if (!release) return onSuccess?.();
      await work().finally(release);
      onSuccess?.();
    } catch (error) {
      log.warn({ err: error }, failure);
    }
  }

  const first = runOnce();
  let running = first;
  const timer = setInterval(() => {
    running = running.then(runOnce);
  }, everyMs);
  timer.unref();
  return {
    first,
    async stop() {
      clearInterval(timer);
      await running;
    },
  };
}
