import {
  dealerHomePath,
  dealerReviewsPath,
  groupDigits,
  mainChannel,
  type ResponseRecord,
} from '@forecourt/domain';
import type { ListedDealer, PictureView } from '@forecourt/services';
import { type DealerCard, describeResponse, imageAddress, numberPathsOf, srcSet } from '@forecourt/site';
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
  /** How it answers messages. */
  response: string | null;
  /** Of its newest stock. */
  pictures: readonly PictureView[];
}

/** What a card shows of a dealer beside the directory's own record. */
export interface ShownDealer {
  response: ResponseRecord | null;
  /** Addresses with a %d width. */
  pictures: readonly string[];
}

const nothingShown: ShownDealer = { response: null, pictures: [] };

/**
 * A dealer in the directory, with all its links. Numbers are shown on request only. Messages start on the
 * dealer's own page.
 */
export function buildDirectoryCard(
  { dealer, stock, rating, distanceKm }: ListedDealer,
  asked: AskedDealers,
  { response, pictures }: ShownDealer = nothingShown,
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
    response: response && describeResponse(response),
    pictures: pictures.map((url) => ({
      imageUrl: imageAddress(url, 160),
      imageSrcSet: srcSet(url, [160, 304]),
    })),
  };
}

export function countDealers(count: number): string {
  return `${groupDigits(count)} ${count === 1 ? 'dealer' : 'dealers'}`;
}
