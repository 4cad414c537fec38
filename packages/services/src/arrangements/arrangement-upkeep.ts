import { dayMs } from '@forecourt/domain';
import {
  cancelViewingsOfEnded,
  type Database,
  expireOffers,
  removeOldSlots,
  settleViewings,
} from '@forecourt/store';
import type { Logger } from 'pino';

export interface ArrangementUpkeepParts {
  db: Database;
  log: Pick<Logger, 'info'>;
  /** Mails were queued. */
  onMail(): void;
  now?: () => number;
}

/**
 * The job that ends offers, settles meetings whose time is over, and cancels those of adverts that have ended. Pages do not
 * wait for what the clock ends: it is shown and refused as over at once. Reminders need no job, because they wait in the outbox from the moment of the agreement.
 */
export function createArrangementUpkeep(parts: ArrangementUpkeepParts): () => Promise<void> {
  const { db, log, onMail, now = Date.now } = parts;
  return async () => {
    const at = new Date(now()).toISOString();
    const offers = await expireOffers(db, { at });
    const viewings = await settleViewings(db, { at });
    const ofEnded = await cancelViewingsOfEnded(db, { at });
    await removeOldSlots(db, { before: new Date(now() - dayMs).toISOString() });
    if (offers + viewings + ofEnded === 0) return;
    onMail();
    log.info({ offers, viewings, ofEnded }, 'Offers and viewings that were over were settled');
  };
}
