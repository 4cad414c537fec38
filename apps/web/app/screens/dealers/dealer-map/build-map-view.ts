import {
  type Channel,
  type Dealer,
  dealerDirectoryPath,
  dealerListingPath,
  dealerMapPath,
  dealerReviewsPath,
  storePath,
} from '@forecourt/domain';
import { type BreadcrumbItem, buildBreadcrumbs, dealerAddress } from '@forecourt/site';
import { buildDealerMap, type DealerMapView } from '../../../parts/dealer/build-dealer-map.ts';
import type { DealerStockLink } from '../../../parts/dealer/build-stock-links.ts';
import type { NearbyDealer } from '../../../parts/dealer/nearby/build-nearby.ts';
import { buildOpeningView, type OpeningView } from '../../../parts/dealer/opening/build-opening-view.ts';
import {
  buildRatingSummary,
  type RatingSummary,
} from '../../../parts/dealer/reputation/build-rating-summary.ts';
import type { Reputation } from '../../../parts/dealer/reputation/load-reputation.server.ts';
import type { ReviewsView } from '../../../parts/dealer/reviews/build-reviews-view.ts';

export interface MapView {
  name: string;
  /** As on an envelope. */
  addressLines: readonly string[];
  logoUrl: string | null;
  isSimiApproved: boolean;
  rating: RatingSummary | null;
  reviewsHref: string;
  opening: OpeningView;
  map: DealerMapView;
  /** Other dealers with the same kind of vehicle. */
  nearbyTitle: string;
  nearby: readonly NearbyDealer[];
  /** Only for a dealer without a store to show them. */
  reviews: ReviewsView | null;
  /** Empty for a dealer without stock. */
  stockLinks: readonly DealerStockLink[];
  storeHref: string | null;
  trail: readonly BreadcrumbItem[];
}

export interface MapFacts {
  dealer: Dealer;
  channel: Channel;
  reputation: Reputation;
  reviews: ReviewsView | null;
  nearby: readonly NearbyDealer[];
  stockLinks: readonly DealerStockLink[];
  now: Date;
}

export function buildMapView(facts: MapFacts): MapView {
  const { dealer, channel, reputation, reviews, nearby, stockLinks, now } = facts;
  const { county } = dealer.place;
  return {
    name: dealer.name,
    addressLines: dealerAddress(dealer).split(', '),
    logoUrl: dealer.logoUrl,
    isSimiApproved: dealer.isSimiApproved,
    rating: reputation.rating && buildRatingSummary(reputation.rating),
    reviewsHref: dealerReviewsPath(dealer, channel),
    opening: buildOpeningView(dealer, now),
    map: buildDealerMap(dealer),
    nearbyTitle: `Other ${channel.toLowerCase()} dealers nearby`,
    nearby,
    reviews: dealer.hasStore ? null : reviews,
    stockLinks,
    storeHref: dealer.hasStore ? storePath(dealer) : null,
    trail: buildBreadcrumbs([
      { text: 'Home', url: '/' },
      { text: 'Dealers', url: dealerDirectoryPath() },
      { text: `Co. ${county}`, url: dealerDirectoryPath({ county }) },
      { text: dealer.name, url: dealerListingPath(dealer, channel) },
      { text: 'Map', url: dealerMapPath(dealer, channel) },
    ]),
  };
}
