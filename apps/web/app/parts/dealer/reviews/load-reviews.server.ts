import type { DealerRating } from '@forecourt/domain';
import type { Services } from '@forecourt/services';
import { pageAddress } from '../page-address.ts';
import {
  buildReviewsView,
  countPages,
  type ReviewsView,
  reviewsAPage,
  reviewsParameter,
} from './build-reviews-view.ts';

/** The page of a dealer's reviews that the address asks for; the last one if it asks for more. */
export async function loadReviews(
  { reputation }: Pick<Services, 'reputation'>,
  dealerId: number,
  rating: DealerRating | null,
  url: URL,
): Promise<ReviewsView | null> {
  if (!rating) return null;
  const asked = Number(url.searchParams.get(reviewsParameter) ?? 1);
  const page = Math.min(countPages(rating), Number.isInteger(asked) && asked > 0 ? asked : 1);
  const reviews = await reputation.reviews(dealerId, {
    limit: reviewsAPage,
    offset: (page - 1) * reviewsAPage,
  });
  return buildReviewsView(rating, reviews, page, pageAddress(url, { [reviewsParameter]: null }));
}
