import { dealerHomePath, dealerReviewsPath, groupDigits, mainChannel } from '@forecourt/domain';
import type { ListedDealer } from '@forecourt/services';
import { type DealerCard, numberPathsOf } from '@forecourt/site';
import { buildDealerCard } from '../../../parts/dealer/build-dealer-card.ts';
import { formatKm } from '../../../parts/dealer/nearby/build-nearby.ts';
import {
  buildRatingSummary,
  type RatingSummary,
} from '../../../parts/dealer/reputation/build-rating-summary.ts';
import { contactAddress } from '../../../parts/enquiry/contact-address.ts';
import type { AskedDealers } from './directory-address.ts';

export interface DirectoryCard {
  id: number;
  card: DealerCard & { emailHref: string; numberPath: string | null; reviewsHref: string };
  rating: RatingSummary | null;
  /** `3.4 km away`. */
  distance: string | null;
}

/**
 * A dealer in the directory, with all its links. Numbers are shown on request only. Messages start on the
 * dealer's own page.
 */
export function buildDirectoryCard(
  { dealer, stock, rating, distanceKm }: ListedDealer,
  asked: AskedDealers,
): DirectoryCard {
  const channel = asked.channel ?? mainChannel(stock);
  const pathname = dealerHomePath(dealer, channel);
  return {
    id: dealer.id,
    card: {
      ...buildDealerCard(dealer, stock, channel),
      hasReviews: rating !== null,
      reviewsHref: dealerReviewsPath(dealer, channel),
      phoneNumber: null,
      emailHref: contactAddress({ pathname, search: '' }, 'email'),
      numberPath: numberPathsOf({ dealerId: dealer.id, channel }, dealer).phone,
    },
    rating: rating && buildRatingSummary(rating),
    // For a dealer who may be anywhere in the county, a distance would be wrong.
    distance:
      distanceKm === null || dealer.place.precision === 'county' ? null : `${formatKm(distanceKm)} away`,
  };
}

export function countDealers(count: number): string {
  return `${groupDigits(count)} ${count === 1 ? 'dealer' : 'dealers'}`;
}
