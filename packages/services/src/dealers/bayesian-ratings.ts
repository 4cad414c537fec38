import type { DealerRow } from './dealer-rows.ts';

/** The prior: a dealer starts with this many average reviews. */
const usualReviews = 5;

/**
 * The sort key for best rated first. Otherwise one friend with five stars would rank above a hundred
 * customers with 4.8: each rating is drawn towards the average of all reviews, more strongly the fewer
 * reviews it has (a Bayesian average). On a tie, more reviews come first; no reviews come last.
 */
export function bayesianRatings(rows: readonly DealerRow[]): (row: DealerRow) => readonly number[] {
  const rated = rows.flatMap(({ rating }) => rating ?? []);
  const reviews = rated.reduce((sum, { count }) => sum + count, 0);
  const usual =
    reviews === 0 ? 0 : rated.reduce((sum, { average, count }) => sum + average * count, 0) / reviews;
  return ({ rating }) =>
    rating
      ? [(rating.average * rating.count + usual * usualReviews) / (rating.count + usualReviews), rating.count]
      : [0, 0];
}

export function bestRatedFirst(rows: readonly DealerRow[]): DealerRow[] {
  const ratingOf = bayesianRatings(rows);
  return rows
    .map((row) => ({ row, rating: ratingOf(row) }))
    .sort(({ rating: [a = 0, aCount = 0] }, { rating: [b = 0, bCount = 0] }) => b - a || bCount - aCount)
    .map(({ row }) => row);
}
