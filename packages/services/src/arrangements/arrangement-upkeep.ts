import { dayMs } from '@forecourt/domain';
import { type Database, expireOffers, removeOldSlots, settleViewings } from '@forecourt/store';
import type { Logger } from 'pino';

export interface ArrangementUpkeepParts {
  db: Database;
  log: Pick<Logger, 'info'>;
  /** Mails were queued. */
  onMail(): void;
  now?: () => number;
}

/**
 * The job that ends offers and settles meetings whose time is over. Pages do not wait for it: what is over is shown and
 * refused as over at once. Reminders need no job, because they wait in the outbox from the moment of the agreement.
 */
export function createArrangementUpkeep(parts: ArrangementUpkeepParts): () => Promise<void> {
  const { db, log, onMail, now = Date.now } = parts;
  return async () => {
    const at = new Date(now()).toISOString();
    const offers = await expireOffers(db, { at });
    const viewings = await settleViewings(db, { at });
    await removeOldSlots(db, { before: new Date(now() - dayMs).toISOString() });
    if (offers + viewings === 0) return;
    onMail();
    log.info({ offers, viewings }, 'Offers and viewings whose time was over were settled');
  };
}
