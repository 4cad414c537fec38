import { dayMs } from '@forecourt/domain';
import { type Database, pruneChanges } from '@forecourt/store';

/** A process that was cut off for longer reloads the market. */
const retentionMs = 7 * dayMs;

/** The job that prunes old changes, so that their table does not grow forever. */
export async function pruneOldChanges(db: Database, now: () => number = Date.now): Promise<void> {
  await pruneChanges(db.longWork, new Date(now() - retentionMs).toISOString());
}
