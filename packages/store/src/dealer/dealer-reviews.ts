import type { DealerReview } from '@forecourt/domain';
import { and, avg, count, desc, eq } from 'drizzle-orm';
import type { Session } from '../database/database.ts';
import { isoTime } from '../database/iso-time.ts';
import { dealerReview } from '../schema/schema.ts';

const batchSize = 1000;

/** Stores reviews, in one transaction; one that is stored already is left as it is. Returns how many are new. */
export async function addReviews(session: Session, reviews: readonly DealerReview[]): Promise<number> {
  let added = 0;
  await session.transaction(async (inner) => {
    for (let from = 0; from < reviews.length; from += batchSize) {
      const rows = reviews.slice(from, from + batchSize).map(({ reply, ...review }) => ({
        ...review,
        replyBody: reply?.body ?? null,
        replyWrittenAt: reply?.writtenAt ?? null,
      }));
      const stored = await inner.orm
        .insert(dealerReview)
        .values(rows)
        .onConflictDoNothing()
        .returning({ id: dealerReview.id });
      added += stored.length;
    }
  });
  return added;
}

export interface ReviewSummary {
  dealerId: number;
  count: number;
  /** Of 5, to one decimal. */
  averageRating: number;
}

/** There are about a thousand dealers in the country. */
const maxSummaries = 10_000;

/** What visitors see beside a dealer's name. A dealer without published reviews is left out. */
export async function dealerReviewSummaries(session: Session): Promise<ReviewSummary[]> {
  const rows = await session.orm
    .select({ dealerId: dealerReview.dealerId, count: count(), average: avg(dealerReview.rating) })
    .from(dealerReview)
    .where(eq(dealerReview.state, 'published'))
    .groupBy(dealerReview.dealerId)
    .orderBy(dealerReview.dealerId)
    .limit(maxSummaries);
  return rows.map((row) => ({
    dealerId: row.dealerId,
    count: row.count,
    averageRating: Math.round(Number(row.average) * 10) / 10,
  }));
}

export async function dealerReviewSummary(
  session: Session,
  dealerId: number,
): Promise<ReviewSummary | undefined> {
  const published = and(eq(dealerReview.dealerId, dealerId), eq(dealerReview.state, 'published'));
  const [row] = await session.orm
    .select({ count: count(), average: avg(dealerReview.rating) })
    .from(dealerReview)
    .where(published);
  if (!row || row.count === 0) return undefined;
  return { dealerId, count: row.count, averageRating: Math.round(Number(row.average) * 10) / 10 };
}

/** A dealer's published reviews, newest first. */
export async function listPublishedReviews(
  session: Session,
  { dealerId, limit, offset = 0 }: { dealerId: number; limit: number; offset?: number },
): Promise<DealerReview[]> {
  const rows = await session.orm
    .select()
    .from(dealerReview)
    .where(and(eq(dealerReview.dealerId, dealerId), eq(dealerReview.state, 'published')))
    .orderBy(desc(dealerReview.writtenAt), dealerReview.id)
    .limit(Math.min(limit, 100))
    .offset(offset);
  return rows.map(({ id: _, replyBody, replyWrittenAt, ...row }) => ({
    ...row,
    writtenAt: isoTime(row.writtenAt),
    reply:
      replyBody !== null && replyWrittenAt !== null
        ? { body: replyBody, writtenAt: isoTime(replyWrittenAt) }
        : null,
  }));
}
