import type { EnquiryDraft } from '@forecourt/domain';
import { eq } from 'drizzle-orm';
import type { Session } from '../database/database.ts';
import { enquiry } from '../schema/schema.ts';

/** Keeps an enquiry and returns its id. Sent again with the same key it is the same enquiry: the first one's id comes back. */
export async function recordEnquiry(
  session: Session,
  draft: EnquiryDraft,
  { at }: { at: string },
): Promise<number> {
  const [stored] = await session.orm
    .insert(enquiry)
    .values({ ...draft, state: 'waiting', attempts: 0, receivedAt: at, nextAttemptAt: at })
    .onConflictDoNothing({ target: enquiry.idempotencyKey })
    .returning({ id: enquiry.id });
  if (stored) return stored.id;
  const [first] = await session.orm
    .select({ id: enquiry.id })
    .from(enquiry)
    .where(eq(enquiry.idempotencyKey, draft.idempotencyKey));
  if (!first) throw new Error('An enquiry with this key is neither new nor stored.');
  return first.id;
}
