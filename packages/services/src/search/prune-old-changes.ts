import { type Database, pruneChanges } from '@forecourt/store';
import type { Logger } from 'pino';

const hourMs = 60 * 60 * 1000;
/** A process that was cut off for longer loads the market anew. */
const keptMs = 7 * 24 * hourMs;

/** Forgets old changes every hour, so that their table does not grow for ever. Returns what ends it. */
export function pruneOldChanges(db: Database, log: Pick<Logger, 'warn'>, everyMs = hourMs): () => void {
  const timer = setInterval(() => {
    const before = new Date(Date.now() - keptMs).toISOString();
    pruneChanges(db.longWork, before).catch((error) =>
      log.warn({ err: error }, 'Old changes were not forgotten'),
    );
  }, everyMs);
  // Not a reason to keep a finished process alive.
  timer.unref();
  return () => clearInterval(timer);
}
