import type { DealerRow } from './dealer-rows.ts';

/** As much as this many reviews of the usual kind is thought of a dealer before anybody has said anything. */
const usualReviews = 5;

/**
 * By what dealers are compared when the best rated come first. One friend with five stars would otherwise stand above a
 * hundred customers with 4.8: each rating is drawn towards that of all reviews together, the more the fewer reviews it
 * has (a Bayesian average). Of equals the one with more reviews comes first; without any review is last.
 */
export function fairRatings(rows: readonly DealerRow[]): (row: DealerRow) => readonly number[] {
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
  const ratingOf = fairRatings(rows);
  return rows
    .map((row) => ({ row, rating: ratingOf(row) }))
    .sort(({ rating: [a = 0, aCount = 0] }, { rating: [b = 0, bCount = 0] }) => b - a || bCount - aCount)
    .map(({ row }) => row);
}
