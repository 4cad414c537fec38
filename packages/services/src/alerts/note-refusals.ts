import { type Database, noteBounce, type OutgoingMail } from '@forecourt/store';
import type { Logger } from 'pino';

/** What a mail server said about one recipient. */
export interface Refusal {
  isPermanent: boolean;
}

/**
 * Whether a failed delivery is the mailbox's refusal. A mail server that cannot be reached, that rejects our password or
 * our sender, says nothing about the mailbox; and a text that it takes for spam may be about us.
 */
export function readRefusal(error: unknown): Refusal | null {
  const { command, responseCode } = (error ?? {}) as { command?: unknown; responseCode?: unknown };
  if (command !== 'RCPT TO' || typeof responseCode !== 'number') return null;
  if (responseCode >= 500 && responseCode < 600) return { isPermanent: true };
  return responseCode >= 400 ? { isPermanent: false } : null;
}

/** Ends the alerts of mailboxes that do not take our mails. */
export function createRefusalNoter(db: Database, log: Pick<Logger, 'info'>, now: () => number = Date.now) {
  return async (mail: OutgoingMail, error: unknown): Promise<void> => {
    const refusal = readRefusal(error);
    if (!refusal) return;
    const outcome = await noteBounce(db, mail, { at: new Date(now()).toISOString(), ...refusal });
    if (outcome === 'turned-off')
      log.info({ mail: mail.kind }, 'A mailbox refuses our mails: its alerts are off');
  };
}
