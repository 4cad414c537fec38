import {
  type Advert,
  advertPath,
  type Dealer,
  type DistanceRange,
  dealerListingPath,
  formatAskingPrice,
  formatEuro,
  formatMileage,
  formatPrice,
  groupDigits,
  isBrandNew,
  isPoa,
  pictureAddresses,
} from '@forecourt/domain';
import { type AdType, type SavedVehicle, sellerKey } from '@forecourt/site';
import { savedVehicleOfAdvert } from '../../visitor/saved/saved-vehicle-of-advert.ts';
import { buildAdvertFlag } from './build-advert-flag.ts';

/** How an asking price compares with the usual price of such a vehicle. */
export interface CardRating {
  step: 'great' | 'good' | 'fair' | 'high' | 'very-high';
  label: string;
}

/** An advert among the results, as text ready to show. */
export interface ResultCardView {
  /** What the heart saves; it also holds title, version and first picture. */
  vehicle: SavedVehicle;
  /** The advert's canonical address. */
  href: string;
  /** The pictures after the first, as addresses with a %d width placeholder. */
  morePictures: string[];
  /** The label on the picture: a price drop, or a new arrival. */
  flag: string | null;
  price: string;
  adType: AdType;
  monthly: { price: string; type: string } | null;
  rating: CardRating | null;
  /** `About €2,640 a year to run`, if the visitor searched by it. */
  yearlyCost: string | null;
  facts: string[];
  place: string;
  distance: string | null;
  seller: { name: string; href: string | null };
  sellerKey: string | null;
}

export interface ResultCardParts {
  dealer: Dealer | undefined;
  distance: DistanceRange | null;
  rating: CardRating | null;
  yearlyCost?: number | null;
  now: Date;
}

/** Enough to see the vehicle from all sides and inside; the rest is on its page. */
const picturesShown = 5;

export function buildResultCard(
  advert: Advert,
  { dealer, distance, rating, yearlyCost = null, now }: ResultCardParts,
): ResultCardView {
  const brandNew = isBrandNew(advert.vehicle);
  const finance = brandNew || isPoa(advert.price) ? null : advert.finance;
  return {
    vehicle: savedVehicleOfAdvert(advert),
    href: advertPath(advert),
    morePictures: pictureAddresses(advert).slice(1, picturesShown),
    flag: buildAdvertFlag(advert, now),
    price: formatAskingPrice(advert),
    adType: brandNew ? 'brand-new' : 'standard',
    monthly: finance && { price: formatPrice(finance.monthlyPayment), type: finance.quoteType },
    rating: rating && { step: rating.step, label: rating.label },
    yearlyCost: yearlyCost === null ? null : `About ${formatEuro(yearlyCost)} a year to run`,
    facts: factsOf(advert),
    place: placeOf(advert),
    distance: distance && formatDistance(distance),
    seller: sellerOf(advert, dealer),
    sellerKey: sellerKey(advert.seller),
  };
}

function factsOf({ vehicle }: Advert): string[] {
  return [
    isBrandNew(vehicle) ? '' : formatMileage(vehicle),
    vehicle.fuel,
    vehicle.transmission,
    vehicle.body,
  ].flatMap((fact) => fact || []);
}

function placeOf({ place }: Advert): string {
  return place.town === null || place.town === place.county
    ? `Co. ${place.county}`
    : `${place.town}, Co. ${place.county}`;
}

/**
 * Within a kilometre the streets matter, and a town's position does not resolve them. Where only the county
 * is known, shows the nearest and the farthest possible distance, in steps of five.
 */
function formatDistance({ fromKm, toKm }: DistanceRange): string {
  if (fromKm === toKm) return fromKm < 1 ? 'under 1 km away' : `${groupDigits(Math.round(fromKm))} km away`;
  const [nearest, farthest] = [Math.floor(fromKm / 5) * 5, Math.ceil(toKm / 5) * 5];
  return nearest === 0 ? `up to ${farthest} km away` : `${nearest}–${farthest} km away`;
}

function sellerOf(advert: Advert, dealer: Dealer | undefined): ResultCardView['seller'] {
  if (advert.seller.kind === 'private') return { name: 'Private seller', href: null };
  return dealer
    ? { name: dealer.name, href: dealerListingPath(dealer, advert.channel) }
    : { name: 'Dealer', href: null };
}
