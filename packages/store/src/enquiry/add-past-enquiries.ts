import type { PastEnquiry } from '@forecourt/domain';
import type { Session } from '../database/database.ts';
import { enquiry, outgoingMail } from '../schema/schema.ts';

const batchSize = 500;

/**
 * Stores enquiries that were delivered in the past, in one transaction; existing ones are left alone. Their
 * mail is recorded as sent, so that none goes out.
 */
export async function addPastEnquiries(session: Session, past: readonly PastEnquiry[]): Promise<void> {
  await session.transaction(async (inner) => {
    for (let from = 0; from < past.length; from += batchSize) {
      const rows = past.slice(from, from + batchSize).map(({ draft, receivedAt, answeredAt }) => ({
        ...draft,
        receivedAt,
        answeredAt,
        ...(answeredAt !== null && { answerWay: 'elsewhere' as const, answerBody: '' }),
      }));
      const stored = await inner.orm
        .insert(enquiry)
        .values(rows)
        .onConflictDoNothing()
        .returning({ aboutId: enquiry.id, sentAt: enquiry.receivedAt });
      if (stored.length === 0) continue;
      const mails = stored.map(({ aboutId, sentAt }) => ({ aboutId, sentAt, nextAttemptAt: sentAt }));
      await inner.orm
        .insert(outgoingMail)
        .values(
          mails.map((mail) => ({ ...mail, kind: 'enquiry' as const, state: 'sent' as const, attempts: 1 })),
        );
    }
  });
}
