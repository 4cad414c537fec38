import {
  type Channel,
  type DealerCard,
  dealerListingPath,
  dealerMapPath,
  groupDigits,
  storePath,
} from '@forecourt/domain';
import type { ListedDealer } from '../../../server/dealers/directory-query.ts';
import { buildDealerCard } from '../../dealer/build-dealer-card.ts';
import { formatKm } from '../../dealer/nearby/build-nearby.ts';
import { buildRatingSummary, type RatingSummary } from '../../dealer/reputation/build-rating-summary.ts';
import { contactAddress } from '../../enquiry/contact-address.ts';

export interface DirectoryCard {
  id: number;
  card: DealerCard & { emailHref: string; callHref: string | null; reviewsHref: string };
  rating: RatingSummary | null;
  /** `3.4 km away`. */
  distance: string | null;
}

/**
 * A dealer in the directory, with every way to go on. Numbers are told on request only, so that calling and writing
 * begin on the dealer's own page.
 */
export function buildDirectoryCard(
  { dealer, stock, rating, distanceKm }: ListedDealer,
  channel: Channel | null,
): DirectoryCard {
  const card = buildDealerCard(dealer, stock);
  const ownPage = dealer.hasStore ? storePath(dealer) : dealerMapPath(dealer, channel ?? undefined);
  const contactHref = (kind: string) => contactAddress({ pathname: ownPage, search: '' }, kind);
  return {
    id: dealer.id,
    card: {
      ...card,
      // Whoever looks for vans wants to see vans.
      ...(channel && { mainUrl: dealerListingPath(dealer, channel) }),
      hasReviews: rating !== null,
      showEmail: true,
      reviewsHref: `${ownPage}#reviews`,
      emailHref: contactHref('email'),
      callHref: dealer.phone === null ? null : contactHref('phone'),
    },
    rating: rating && buildRatingSummary(rating),
    distance: distanceKm === null ? null : `${formatKm(distanceKm)} away`,
  };
}

export function countDealers(count: number): string {
  return `${groupDigits(count)} ${count === 1 ? 'dealer' : 'dealers'}`;
}
