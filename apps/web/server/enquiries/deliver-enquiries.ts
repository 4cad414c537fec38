import type { Enquiry } from '@forecourt/domain';
import { claimEnquiries, type Database, markEnquiryFailed, markEnquirySent } from '@forecourt/store';
import type { Logger } from 'pino';
import { createWake } from '../search/wake.ts';

export interface Delivery {
  /** Something new is there to deliver. */
  wake(): void;
  /** Ends after the message that is on its way. */
  stop(): Promise<void>;
}

export interface DeliveryParts {
  db: Database;
  /** Throws when the message could not be handed over. */
  deliver(enquiry: Enquiry): Promise<void>;
  log: Pick<Logger, 'warn' | 'error'>;
  now?: () => Date;
  pollMs?: number;
}

/** The lease outlasts the whole of them, should every one run into its time limit. */
const claim = { limit: 5, leaseSeconds: 300 };

/**
 * Takes messages out of the outbox as long as the process runs. Several processes may do so at once: each message is
 * leased to one of them, and comes free again if that one dies.
 */
export function startDelivery({
  db,
  deliver,
  log,
  now = () => new Date(),
  pollMs = 5000,
}: DeliveryParts): Delivery {
  const bell = createWake();
  let isStopping = false;

  async function deliverDue(): Promise<number> {
    const due = await claimEnquiries(db, { at: now().toISOString(), ...claim });
    for (const enquiry of due) {
      // What is left of the lease comes free by itself, for the next process.
      if (isStopping) break;
      await deliverOne(enquiry);
    }
    return due.length;
  }

  async function deliverOne(enquiry: Enquiry): Promise<void> {
    try {
      await deliver(enquiry);
    } catch (error) {
      log.warn(
        { err: error, enquiry: enquiry.id, attempts: enquiry.attempts },
        'An enquiry was not delivered',
      );
      const reason = error instanceof Error ? error.message : String(error);
      await markEnquiryFailed(db, enquiry, { at: now().toISOString(), error: reason });
      return;
    }
    await markEnquirySent(db, enquiry.id, { at: now().toISOString() });
  }

  async function run(): Promise<void> {
    while (!isStopping) {
      const delivered = await deliverDue().catch((error) => {
        log.error({ err: error }, 'The outbox could not be read');
        return 0;
      });
      if (delivered < claim.limit) await bell.wait(pollMs);
    }
  }

  const running = run();
  return {
    wake: bell.ring,
    async stop() {
      isStopping = true;
      bell.ring();
      await running;
    },
  };
}
