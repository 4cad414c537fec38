import { dayMs } from '@forecourt/domain';
import { type Database, expireOffers, removeOldSlots, settleViewings } from '@forecourt/store';
import type { Logger } from 'pino';
import { type RegularJob, runRegularly } from '../upkeep/run-regularly.ts';

export interface ArrangementUpkeepParts {
  db: Database;
  log: Pick<Logger, 'info' | 'warn'>;
  /** Mails were queued. */
  onMail(): void;
  now?: () => number;
  everyMs?: number;
  /** Called after every round that succeeded, here or in another process. */
  onSuccess?: () => void;
}

/**
 * Every five minutes: ends offers and settles meetings whose time is over. Pages do not wait for it: what is over is shown
 * and refused as over at once. Reminders need no job, because they wait in the outbox from the moment of the agreement.
 */
export function startArrangementUpkeep(parts: ArrangementUpkeepParts): RegularJob {
  const { db, log, onMail, now = Date.now, everyMs = 5 * 60_000 } = parts;
  return runRegularly(parts, {
    lock: 'arrangement upkeep',
    everyMs,
    failure: 'The upkeep of viewings and offers failed; the next attempt is in five minutes',
    async work() {
      const at = new Date(now()).toISOString();
      const offers = await expireOffers(db, { at });
      const viewings = await settleViewings(db, { at });
      await removeOldSlots(db, { before: new Date(now() - dayMs).toISOString() });
      if (offers + viewings === 0) return;
      onMail();
      log.info({ offers, viewings }, 'Offers and viewings whose time was over were settled');
    },
  });
}
