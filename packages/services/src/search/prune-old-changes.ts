import { dayMs } from '@forecourt/domain';
import { type Database, pruneChanges } from '@forecourt/store';
import type { Logger } from 'pino';

const hourMs = 60 * 60 * 1000;
/** A process that was cut off for longer reloads the market. */
const retentionMs = 7 * dayMs;

/**
 * Prunes old changes every hour, so that their table does not grow forever. Returns a function that stops it.
 */
export function pruneOldChanges(db: Database, log: Pick<Logger, 'warn'>, everyMs = hourMs): () => void {
  const timer = setInterval(() => {
    const before = new Date(Date.now() - retentionMs).toISOString();
    pruneChanges(db.longWork, before).catch((error) =>
      log.warn({ err: error }, 'Old changes could not be pruned'),
    );
  }, everyMs);
  // Must not keep a finished process alive.
  timer.unref();
  return () => clearInterval(timer);
}
