import type { DealerReview } from '@forecourt/domain';
import type { Session } from '../database/database.ts';
import { and, asc, eq, isNull } from '../database/drizzle.ts';
import { queueMail } from '../outbox/queue-mail.ts';
import { dealerReview, enquiry } from '../schema/schema.ts';
import { buildReview } from './review-row.ts';

export interface StoredReview extends DealerReview {
  id: number;
}

export type ReviewDraft = Pick<DealerReview, 'dealerId' | 'author' | 'rating' | 'title' | 'body'> & {
  enquiryId: number;
};

/** Stores a visitor's review for moderation. False if this enquiry already has one. */
export async function writeReview(
  session: Session,
  draft: ReviewDraft,
  { at }: { at: string },
): Promise<boolean> {
  const [written] = await session.orm
    .insert(dealerReview)
    .values({ ...draft, writtenAt: at, state: 'pending' })
    // On any key: a review sent twice at once can conflict on author and time before it does on the enquiry.
    .onConflictDoNothing()
    .returning({ id: dealerReview.id });
  return written !== undefined;
}

export async function findReview(session: Session, id: number): Promise<StoredReview | undefined> {
  const [row] = await session.orm.select().from(dealerReview).where(eq(dealerReview.id, id));
  return row && { id: row.id, ...buildReview(row) };
}

export async function findReviewOfEnquiry(
  session: Session,
  enquiryId: number,
): Promise<StoredReview | undefined> {
  const [row] = await session.orm.select().from(dealerReview).where(eq(dealerReview.enquiryId, enquiryId));
  return row && { id: row.id, ...buildReview(row) };
}

/** Where the author of a review can be reached; null for reviews from elsewhere. */
export async function findReviewAuthorEmail(session: Session, id: number): Promise<string | null> {
  const [row] = await session.orm
    .select({ email: enquiry.email })
    .from(dealerReview)
    .innerJoin(enquiry, eq(enquiry.id, dealerReview.enquiryId))
    .where(eq(dealerReview.id, id));
  return row?.email ?? null;
}

/** Reviews that wait for moderation, oldest first. */
export async function listPendingReviews(
  session: Session,
  { limit }: { limit: number },
): Promise<StoredReview[]> {
  const rows = await session.orm
    .select()
    .from(dealerReview)
    .where(eq(dealerReview.state, 'pending'))
    .orderBy(asc(dealerReview.writtenAt), asc(dealerReview.id))
    .limit(Math.min(limit, 1000));
  return rows.map((row) => ({ id: row.id, ...buildReview(row) }));
}

/**
 * Publishes or rejects a review, including one decided otherwise before. The dealer is notified of the first
 * publication.
 */
export async function moderateReview(
  session: Session,
  id: number,
  state: 'published' | 'rejected',
  { at }: { at: string },
): Promise<StoredReview | undefined> {
  return session.transaction(async (inner) => {
    const [row] = await inner.orm
      .update(dealerReview)
      .set({ state })
      .where(eq(dealerReview.id, id))
      .returning();
    if (!row) return undefined;
    if (state === 'published') await queueMail(inner, 'review', id, { at });
    return { id: row.id, ...buildReview(row) };
  });
}

/** Stores the dealer's reply to a published review. False if there already is one. */
export async function replyToReview(
  session: Session,
  id: number,
  { body, at }: { body: string; at: string },
): Promise<boolean> {
  const [replied] = await session.orm
    .update(dealerReview)
    .set({ replyBody: body, replyWrittenAt: at })
    .where(
      and(eq(dealerReview.id, id), eq(dealerReview.state, 'published'), isNull(dealerReview.replyWrittenAt)),
    )
    .returning({ id: dealerReview.id });
  return replied !== undefined;
}
