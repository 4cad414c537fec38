import {
  claimMail,
  type Database,
  markMailDropped,
  markMailFailed,
  markMailSent,
  type OutgoingMail,
} from '@forecourt/store';
import type { Logger } from 'pino';
import { createSignal } from '../signal/signal.ts';

export interface Delivery {
  /** Signals that there is new mail to deliver. */
  wake(): void;
  /** Stops after the mail in progress. */
  stop(): Promise<void>;
}

export interface DeliveryParts {
  db: Database;
  /** Throws if the mail could not be handed over; false if it is obsolete. */
  deliver(mail: OutgoingMail): Promise<boolean>;
  log: Pick<Logger, 'warn' | 'error'>;
  now?: () => Date;
  pollMs?: number;
  /** The mail server or a mailbox did not take a mail. */
  onFailed?: (mail: OutgoingMail, error: unknown) => Promise<void>;
  /** Called after every round, also one that found no mail. */
  onSuccess?: () => void;
}

/** The lease outlasts the whole batch, even if every mail times out. */
const claim = { limit: 5, leaseSeconds: 300 };

/**
 * Delivers mail from the outbox while the process runs. Several processes may do so at once: each mail is
 * leased to one of them, and released if that one dies.
 */
export function startDelivery({
  db,
  deliver,
  log,
  now = () => new Date(),
  pollMs = 5000,
  onFailed,
  onSuccess,
}: DeliveryParts): Delivery {
  const signal = createSignal();
  let isStopping = false;
  /** Sent but not yet recorded: if the database refuses the update, the mail is still not sent again. */
  const handedOver = new Map<number, boolean>();

  async function deliverDue(): Promise<number> {
    const due = await claimMail(db, { at: now().toISOString(), ...claim });
    for (const mail of due) {
      // The rest of the lease expires by itself, for the next process.
      if (isStopping) break;
      await deliverOne(mail);
    }
    return due.length;
  }

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

  async function run(): Promise<void> {
    for (let hasFailed = false; !isStopping; ) {
      try {
        const delivered = await deliverDue();
        hasFailed = false;
        onSuccess?.();
        if (delivered === claim.limit) continue;
      } catch (error) {
        // Logged once per outage: it is retried until it succeeds.
        if (!hasFailed) log.error({ err: error }, 'The outbox could not be read');
        hasFailed = true;
      }
      await signal.wait(pollMs);
    }
  }

  const running = run();
  return {
    wake: signal.notify,
    async stop() {
      isStopping = true;
      signal.notify();
      await running;
    },
  };
}
