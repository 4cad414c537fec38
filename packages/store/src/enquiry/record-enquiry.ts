import { type EnquiryDraft, revealKinds } from '@forecourt/domain';
import { and, count, eq, gte, inArray } from 'drizzle-orm';
import type { Session } from '../database/database.ts';
import { enquiry } from '../schema/schema.ts';

/**
 * Keeps an enquiry and returns its id. Sent again with the same key it is the same enquiry: the first one's id comes
 * back. A number that was shown has been delivered by that.
 */
export async function recordEnquiry(
  session: Session,
  draft: EnquiryDraft,
  { at }: { at: string },
): Promise<number> {
  const isDelivered = revealKinds.some((kind) => kind === draft.kind);
  const [stored] = await session.orm
    .insert(enquiry)
    .values({
      ...draft,
      state: isDelivered ? 'sent' : 'waiting',
      sentAt: isDelivered ? at : null,
      attempts: 0,
      receivedAt: at,
      nextAttemptAt: at,
    })
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

export async function hasEnquiry(session: Session, idempotencyKey: string): Promise<boolean> {
  const [found] = await session.orm
    .select({ id: enquiry.id })
    .from(enquiry)
    .where(eq(enquiry.idempotencyKey, idempotencyKey));
  return found !== undefined;
}

/** How many of these kinds a visitor has sent since then: about one advert, or in all. */
export async function countEnquiries(
  session: Session,
  asked: {
    visitor: string;
    since: string;
    kinds: readonly EnquiryDraft['kind'][];
    publicReference?: string;
  },
): Promise<number> {
  const [row] = await session.orm
    .select({ count: count() })
    .from(enquiry)
    .where(
      and(
        eq(enquiry.visitor, asked.visitor),
        gte(enquiry.receivedAt, asked.since),
        inArray(enquiry.kind, [...asked.kinds]),
        asked.publicReference === undefined ? undefined : eq(enquiry.publicReference, asked.publicReference),
      ),
    );
  return row?.count ?? 0;
}
