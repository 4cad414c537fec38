import { type DealerRating, type DealerReview, formatDay, groupDigits } from '@forecourt/domain';
import { buildPagination, type Pagination } from '@forecourt/site';
import { buildRatingSummary, type RatingSummary } from '../reputation/build-rating-summary.ts';

export interface ReviewsView {
  summary: RatingSummary;
  /** Five stars first. */
  bars: readonly StarBar[];
  /** Null where they cannot be read at the moment. */
  reviews: readonly ReviewView[] | null;
  pagination: Pagination;
  firstPageHref: string;
}

export interface StarBar {
  stars: number;
  label: string;
  count: string;
  percent: number;
}

export interface ReviewView {
  id: string;
  author: string;
  rating: number;
  ratingLabel: string;
  title: string;
  body: string;
  written: Moment;
  reply: { body: string; written: Moment } | null;
}

interface Moment {
  words: string;
  day: string;
}

export const reviewsAPage = 5;
export const reviewsParameter = 'reviews';

/** Null where there are none. */
export function buildReviewsView(
  rating: DealerRating | null,
  reviews: readonly DealerReview[] | null,
  page: number,
  firstPageHref: string,
): ReviewsView | null {
  if (!rating) return null;
  return {
    summary: buildRatingSummary(rating),
    bars: rating.distribution.map((count, index) => buildBar(5 - index, count, rating.count)),
    reviews: reviews?.map(buildReview) ?? null,
    pagination: buildPagination(page, countPages(rating)),
    firstPageHref,
  };
}

export function countPages({ count }: Pick<DealerRating, 'count'>): number {
  return Math.max(1, Math.ceil(count / reviewsAPage));
}

function buildBar(stars: number, count: number, total: number): StarBar {
  return {
    stars,
    label: stars === 1 ? '1 star' : `${stars} stars`,
    count: groupDigits(count),
    percent: Math.round((count / total) * 100),
  };
}

function buildReview(review: DealerReview): ReviewView {
  const { author, rating, title, body, writtenAt, reply } = review;
  return {
    id: `${writtenAt} ${author}`,
    author,
    rating,
    ratingLabel: `${rating} out of 5`,
    title,
    body,
    written: momentOf(writtenAt),
    reply: reply && { body: reply.body, written: momentOf(reply.writtenAt) },
  };
}

function momentOf(time: string): Moment {
  const day = time.slice(0, 10);
  return { words: formatDay(day), day };
}
