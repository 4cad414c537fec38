import type { DealerReview } from '@forecourt/domain';
import type { Session } from '../database/database.ts';
import { and, asc, eq, isNull } from '../database/drizzle.ts';
import { queueMail } from '../outbox/queue-mail.ts';
import { dealerReview } from '../schema/schema.ts';
import { buildReview } from './review-row.ts';

export interface StoredReview extends DealerReview {
  id: number;
}

export type ReviewDraft = Pick<DealerReview, 'dealerId' | 'author' | 'rating' | 'title' | 'body'> & {
  enquiryId: number;
};

/** Keeps a visitor's review for somebody to look at. False when this enquiry has one already. */
export async function writeReview(
  session: Session,
  draft: ReviewDraft,
  { at }: { at: string },
): Promise<boolean> {
  const [written] = await session.orm
    .insert(dealerReview)
    .values({ ...draft, writtenAt: at, state: 'pending' })
    // Of any key: one that is sent twice at once can meet the key of author and moment before that of the enquiry.
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

/** What waits to be looked at, oldest first. */
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

/** Publishes or rejects a review, also one that was decided otherwise before. The dealer hears of the first publishing. */
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

/** Keeps what the dealer says to a published review. False when it has said something already. */
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
