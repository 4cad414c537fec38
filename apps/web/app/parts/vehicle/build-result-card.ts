import {
  type Advert,
  advertFlag,
  type Dealer,
  type DistanceRange,
  dealerListingPath,
  formatEuro,
  formatPrice,
  formatPriceWithVat,
  groupDigits,
  isBrandNew,
  isPoa,
  priceCutShareFlag,
} from '@forecourt/domain';
import type { PriceVerdict } from '@forecourt/services';
import { type AdType, type SavedVehicle, sellerKey } from '@forecourt/site';
import type { PriceMarkProps } from '@forecourt/ui';
import { savedVehicleOfAdvert } from '../../visitor/saved/saved-vehicle-of-advert.ts';
import { buildPriceMark } from '../price-rating/build-price-mark.ts';
import { cardFacts, rowFacts } from './card-facts.ts';
import { cardMedia, morePictureNames } from './card-pictures.ts';

/** An advert among the results, as text ready to show. */
export interface ResultCardView {
  /** What the heart saves; it also holds title, version and first picture. */
  vehicle: SavedVehicle;
  /** The names of the pictures after the first: `2-q3an 3-gq77`. */
  morePictures: string;
  /** What else there is to see of it. */
  media: 'video' | '360' | null;
  /** A partner dealer paid for its place. */
  isFeatured?: boolean;
  /** The label on the picture: a price drop, or a new arrival. */
  flag: string | null;
  price: string;
  priceWithVat: string | null;
  adType: AdType;
  monthly: { price: string; type: string } | null;
  rating: PriceMarkProps | null;
  /** The visitor searched by the yearly cost, so every card shows it. */
  yearlyCost: string | null;
  /** `84,500 km · Diesel · Automatic · Mallow, Co. Cork` */
  facts: string;
  /** What the list view shows besides. */
  rowFacts: string;
  distance: string | null;
  seller: { name: string; href: string | null };
  sellerKey: string | null;
}

export interface ResultCardParts {
  dealer: Dealer | undefined;
  distance: DistanceRange | null;
  verdict: PriceVerdict;
  yearlyCost?: number | null;
  isByYearlyCost?: boolean;
  /** The list is in the order of the price cuts, in per cent. */
  isByCut?: boolean;
  now: Date;
}

export function buildResultCard(
  advert: Advert,
  {
    dealer,
    distance,
    verdict,
    yearlyCost = null,
    isByYearlyCost = false,
    isByCut = false,
    now,
  }: ResultCardParts,
): ResultCardView {
  const brandNew = isBrandNew(advert.vehicle);
  const finance = brandNew || isPoa(advert.price) ? null : advert.finance;
  return {
    vehicle: savedVehicleOfAdvert(advert),
    morePictures: morePictureNames(advert),
    media: cardMedia(advert),
    flag: (isByCut ? priceCutShareFlag(advert, now) : null) ?? advertFlag(advert, now),
    price: formatPrice(advert.price),
    priceWithVat: formatPriceWithVat(advert),
    adType: brandNew ? 'brand-new' : 'standard',
    monthly: finance && { price: formatPrice(finance.monthlyPayment), type: finance.quoteType },
    rating: buildPriceMark(advert, verdict),
    yearlyCost:
      isByYearlyCost && yearlyCost !== null ? `About ${formatEuro(yearlyCost)} a year to run` : null,
    facts: cardFacts(advert),
    rowFacts: rowFacts(advert, yearlyCost),
    distance: distance && formatDistance(distance),
    seller: sellerOf(advert, dealer),
    sellerKey: sellerKey(advert.seller),
  };
}

/**
 * Within a kilometre the streets matter, and a town's position does not resolve them. Where only the county
 * is known, shows the nearest and the farthest possible distance, in steps of five. A figure is never parted from its
 * unit at the end of a line.
 */
function formatDistance({ fromKm, toKm }: DistanceRange): string {
  if (fromKm === toKm)
    return fromKm < 1 ? 'under 1\u00a0km away' : `${groupDigits(Math.round(fromKm))}\u00a0km away`;
  const [nearest, farthest] = [Math.floor(fromKm / 5) * 5, Math.ceil(toKm / 5) * 5];
  return nearest === 0 ? `up to ${farthest}\u00a0km away` : `${nearest}–${farthest}\u00a0km away`;
}

function sellerOf(advert: Advert, dealer: Dealer | undefined): ResultCardView['seller'] {
  if (advert.seller.kind === 'private') return { name: 'Private seller', href: null };
  return dealer
    ? { name: dealer.name, href: dealerListingPath(dealer, advert.channel) }
    : { name: 'Dealer', href: null };
}
