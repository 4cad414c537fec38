import {
  type Channel,
  type Dealer,
  dealerHomePath,
  dealerListingPath,
  dealerMapPath,
  dealerReviewsPath,
  dealerWebsite,
  storePath,
} from '@forecourt/domain';
import {
  type DealerPanel,
  dealerAddress,
  describeResponse,
  type NumberPaths,
  numberPathsOf,
} from '@forecourt/site';
import { contactAddress } from '../enquiry/contact-address.ts';
import { buildRatingSummary, type RatingSummary } from './reputation/build-rating-summary.ts';
import type { Reputation } from './reputation/load-reputation.server.ts';

/** The panel, and where each contact option starts. */
export interface DealerPanelView extends DealerPanel {
  emailHref: string;
  numbers: NumberPaths;
  reviewsHref: string;
  rating: RatingSummary | null;
  responseText: string | null;
}

const unknownReputation: Reputation = { rating: null, response: null };

/**
 * A dealer beside its stock. Numbers are shown on request only, and a WhatsApp link would contain one.
 * Messages start on the dealer's own page, which is its store or else its map.
 */
export function buildDealerPanel(
  dealer: Dealer,
  channel: Channel,
  { rating, response }: Reputation = unknownReputation,
): DealerPanelView {
  const store = dealer.hasStore ? storePath(dealer) : null;
  const pathname = dealerHomePath(dealer, channel);
  return {
    isFPA: dealer.isFeaturedPartner,
    dealerName: dealer.name,
    dealerAddress: dealerAddress(dealer),
    retailerStoreUrl: store,
    dealerPagePath: store,
    mainUrl: dealerListingPath(dealer, channel),
    logoUrl: dealer.logoUrl,
    viewLocationUrl: dealerMapPath(dealer, channel),
    isLocationExternal: false,
    isRouter: true,
    hasReviews: rating !== null,
    websiteUrl: dealerWebsite(dealer),
    phoneNumber: null,
    showEmail: dealer.email !== null,
    showWhatsapp: dealer.whatsapp !== null,
    isSIMIApproved: dealer.isSimiApproved,
    emailHref: contactAddress({ pathname, search: '' }, 'email'),
    numbers: numberPathsOf({ dealerId: dealer.id, channel }, dealer),
    reviewsHref: dealerReviewsPath(dealer, channel),
    rating: rating && buildRatingSummary(rating),
    responseText: response && describeResponse(response),
  };
}
