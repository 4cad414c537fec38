import {
  claimMail,
  type Database,
  markMailDropped,
  markMailFailed,
  markMailSent,
  type OutgoingMail,
} from '@forecourt/store';
import type { Logger } from 'pino';

export interface DeliveryParts {
  db: Database;
  /** Throws if the mail could not be handed over; false if it is obsolete. */
  deliver(mail: OutgoingMail): Promise<boolean>;
  log: Pick<Logger, 'warn' | 'error'>;
  now?: () => Date;
  /** The mail server or a mailbox did not take a mail. */
  onFailed?: (mail: OutgoingMail, error: unknown) => Promise<void>;
}

/**
 * Delivers what is due, and stops after the mails in progress when it is told to. True if more may be due: a
 * round is short, so that a job that hangs can be told from one that has much to do.
 */
export type DeliverDueMail = (signal?: AbortSignal) => Promise<boolean>;

/** The lease outlasts the whole batch, even if every mail times out. */
const claim = { limit: 5, leaseSeconds: 300 };
const batchesInRound = 100;

/**
 * The job that empties the outbox. Several processes may do it at once: each mail is leased to one of them, and
 * released if that one dies.
 */
export function createDelivery({
  db,
  deliver,
  log,
  now = () => new Date(),
  onFailed,
}: DeliveryParts): DeliverDueMail {
  /** Sent but not yet recorded: if the database refuses the update, the mail is still not sent again. */
  const handedOver = new Map<number, boolean>();

  async function deliverOne(mail: OutgoingMail): Promise<void> {
    try {
      if (!handedOver.has(mail.id)) handedOver.set(mail.id, await deliver(mail));
    } catch (error) {
      await onFailed?.(mail, error);
      const reason = error instanceof Error ? error.message : String(error);
      const outlook = await markMailFailed(db, mail, { at: now().toISOString(), error: reason });
      const facts = { err: error, mail: mail.kind, about: mail.aboutId, attempts: mail.attempts };
      if (outlook === 'given-up')
        log.error(facts, 'A mail was given up: npm run mails -- retry sends it again');
      else if (outlook === 'late') log.error(facts, 'A mail has not been delivered for more than an hour');
      else log.warn(facts, 'A mail was not delivered');
      return;
    }
    if (handedOver.get(mail.id)) await markMailSent(db, mail.id, { at: now().toISOString() });
    else await markMailDropped(db, mail.id);
    handedOver.delete(mail.id);
  }

  return async function deliverDue(signal) {
    for (let batch = 0; batch < batchesInRound && !signal?.aborted; batch++) {
      const due = await claimMail(db, { at: now().toISOString(), ...claim });
      for (const mail of due) {
        // The rest of the lease expires by itself, for the next process.
        if (signal?.aborted) return true;
        // One after the other: whether a mail is obsolete may depend on the one before.
        await deliverOne(mail);
      }
      if (due.length < claim.limit) return false;
    }
    return true;
  };
}
