import { setTimeout } from 'node:timers/promises';
import type { Database } from '@forecourt/store';
import type { Logger } from 'pino';

const retryMs = 5000;

/**
 * Subscribes to notifications, retrying until it succeeds; until then, polling does the work. Null if it was
 * stopped before.
 */
export async function listenForChanges(
  db: Database,
  onNotice: () => void,
  log: Pick<Logger, 'warn'>,
  signal: AbortSignal,
): Promise<(() => Promise<void>) | null> {
  while (!signal.aborted) {
    try {
      return await db.listen('advert_change', onNotice);
    } catch (error) {
      log.warn({ err: error }, 'The database sends no change notifications; polling every second');
      await setTimeout(retryMs, undefined, { signal }).catch(() => {});
    }
  }
  return null;
}
