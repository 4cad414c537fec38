import type { Session } from '../database/database.ts';
import { and, asc, inArray, lt } from '../database/drizzle.ts';
import type { OutgoingMail } from '../outbox/deliver-mail.ts';
import { enquiry, mailKindsAbout, outgoingMail } from '../schema/schema.ts';

export interface ExpiredBatch {
  enquiries: number;
  /** The mails about them. */
  mails: Pick<OutgoingMail, 'kind' | 'aboutId'>[];
}

/**
 * Deletes the oldest enquiries received before then, with the mails about them, in one transaction. Reviews
 * stay, but no longer refer to their enquiry. Two concurrent processes never take the same ones.
 */
export async function expireEnquiries(
  session: Session,
  { before, limit }: { before: string; limit: number },
): Promise<ExpiredBatch> {
  return session.transaction(async (inner) => {
    const old = await inner.orm
      .select({ id: enquiry.id })
      .from(enquiry)
      .where(lt(enquiry.receivedAt, before))
      .orderBy(asc(enquiry.receivedAt), asc(enquiry.id))
      .limit(limit)
      .for('update', { skipLocked: true });
    const ids = old.map(({ id }) => id);
    const mails = await inner.orm
      .delete(outgoingMail)
      .where(and(inArray(outgoingMail.kind, mailKindsAbout('enquiry')), inArray(outgoingMail.aboutId, ids)))
      .returning({ kind: outgoingMail.kind, aboutId: outgoingMail.aboutId });
    await inner.orm.delete(enquiry).where(inArray(enquiry.id, ids));
    return { enquiries: ids.length, mails };
  });
}
