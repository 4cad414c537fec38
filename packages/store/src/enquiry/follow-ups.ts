import type { Enquiry } from '@forecourt/domain';
import type { Session } from '../database/database.ts';
import { and, count, eq, gte, ne } from '../database/drizzle.ts';
import { enquiry, outgoingMail } from '../schema/schema.ts';

/** Whether the same person was already asked about the same dealer since then, because of another enquiry. */
export async function wasAskedSince(
  session: Session,
  { id, dealerId, email }: Pick<Enquiry, 'id' | 'dealerId' | 'email'>,
  since: string,
): Promise<boolean> {
  if (dealerId === null || email === null) return false;
  const [row] = await session.orm
    .select({ count: count() })
    .from(outgoingMail)
    .innerJoin(enquiry, eq(enquiry.id, outgoingMail.aboutId))
    .where(
      and(
        eq(outgoingMail.kind, 'follow-up'),
        gte(outgoingMail.sentAt, since),
        eq(enquiry.dealerId, dealerId),
        eq(enquiry.email, email),
        ne(enquiry.id, id),
      ),
    );
  return (row?.count ?? 0) > 0;
}
