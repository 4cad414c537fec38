import { buildDealerRating, type DealerRating, type DealerReview } from '@forecourt/domain';
import type { Session } from '../database/database.ts';
import { and, desc, eq, sql } from '../database/drizzle.ts';
import { dealerReview } from '../schema/schema.ts';
import { buildReview } from './review-row.ts';

const batchSize = 1000;

/** Stores reviews in one transaction; existing ones are left alone. Returns how many are new. */
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

/** There are about a thousand dealers in the country. */
const maxRatings = 10_000;

/** What visitors see beside a dealer's name. Dealers without published reviews are left out. */
export async function readDealerRatings(session: Session): Promise<Map<number, DealerRating>> {
  const stars = (wanted: number) =>
    sql<number>`count(*) filter (where ${dealerReview.rating} = ${wanted})::int`;
  const rows = await session.orm
    .select({
      dealerId: dealerReview.dealerId,
      five: stars(5),
      four: stars(4),
      three: stars(3),
      two: stars(2),
      one: stars(1),
    })
    .from(dealerReview)
    .where(eq(dealerReview.state, 'published'))
    .groupBy(dealerReview.dealerId)
    .orderBy(dealerReview.dealerId)
    .limit(maxRatings);
  const ratings = new Map<number, DealerRating>();
  for (const { dealerId, five, four, three, two, one } of rows) {
    const rating = buildDealerRating([five, four, three, two, one]);
    if (rating) ratings.set(dealerId, rating);
  }
  return ratings;
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
  return rows.map(buildReview);
}
