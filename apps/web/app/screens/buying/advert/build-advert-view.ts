import {
  type Advert,
  advertFlag,
  advertPath,
  buildSpecTable,
  type Channel,
  channelPlural,
  type Dealer,
  type Doubted,
  type EquipmentGroup,
  formatAskingPrice,
  formatPrice,
  formatPriceWithVat,
  groupEquipment,
  isBrandNew,
  isPoa,
  listingPath,
  type SpecRows,
} from '@forecourt/domain';
import type { EarlierAdvert, PriceRating, YearlyCost } from '@forecourt/pricing';
import { type AdType, type BreadcrumbItem, buildBreadcrumbs, type SavedVehicle } from '@forecourt/site';
import type { Reputation } from '../../../parts/dealer/reputation/load-reputation.server.ts';
import type { PlateView } from '../../../parts/plate/plate-view.ts';
import { buildRatingView, type RatingView } from '../../../parts/price-rating/build-rating-view.ts';
import { makeQr, type QrCode } from '../../../parts/qr/make-qr.ts';
import type { RateAdvert } from '../../../parts/vehicle/build-vehicle-card-view.ts';
import { savedVehicleOfAdvert } from '../../../visitor/saved/saved-vehicle-of-advert.ts';
import { buildDescription, type DescriptionView } from './description/build-description.ts';
import { buildDoubts, type DoubtView } from './doubts/build-doubts.ts';
import { buildKeyFacts, type KeyFact } from './facts/build-key-facts.ts';
import { buildFinanceCalculator, type FinanceCalculatorView } from './finance/build-finance-calculator.ts';
import { buildHistoryView, buildLastDrop, type HistoryView } from './history/build-history-view.ts';
import { buildMediaView, type MediaView } from './media/build-media-view.ts';
import { type AdvertRow, buildMoreView } from './more/build-more-view.ts';
import type { MoreAdverts } from './more/find-more-adverts.ts';
import { buildTitleFacts } from './offer/build-title-facts.ts';
import { buildPlaceView, type PlaceView } from './place/build-place-view.ts';
import { buildPlateView } from './plate/build-plate-view.ts';
import { buildComparisonView, type ComparisonView } from './price/build-comparison-view.ts';
import { buildUnratedView, type UnratedView } from './price/build-unrated-view.ts';
import type { Comparison } from './price/find-comparison.ts';
import { buildRunningCostView, type RunningCostView } from './running-cost/build-running-cost-view.ts';
import { buildSellerView, type SellerView } from './seller/build-seller-view.ts';
import type { ShareView } from './share/ShareAdvert.tsx';

/** Everything that an advert's page shows. */
export interface AdvertView {
  channel: Channel;
  /** Its canonical path. */
  path: string;
  title: string;
  derivative: string;
  /** Year, mileage, fuel, gearbox, test and place. */
  titleFacts: string[];
  /** As on its card in the results: a price drop, or a new arrival. */
  flag: string | null;
  isExpired: boolean;
  breadcrumbs: BreadcrumbItem[];
  saved: SavedVehicle;
  media: MediaView;
  price: PriceView;
  rating: RatingView | null;
  unrated: UnratedView | null;
  comparison: ComparisonView | null;
  /** What a visitor should double-check. */
  doubts: DoubtView[];
  facts: KeyFact[];
  plate: PlateView;
  description: DescriptionView;
  specification: SpecRows[];
  equipment: EquipmentGroup[];
  finance: FinanceCalculatorView | null;
  runningCost: RunningCostView;
  history: HistoryView;
  place: PlaceView;
  seller: SellerView;
  share: ShareView;
  qrCode: QrCode;
  more: AdvertRow[];
}

export interface PriceView {
  /** As shown everywhere: `€12,450 ex VAT`. */
  words: string;
  /** The figure alone: `€12,450`. */
  figure: string;
  /** With VAT, where the asking price is without it. */
  withVat: string | null;
  isPoa: boolean;
  adType: AdType;
  monthly: { price: string; type: string } | null;
  lastDrop: string | null;
}

/** What is known besides the advert itself. */
export interface AdvertSurroundings {
  dealer: Dealer | null;
  reputation?: Reputation | null;
  rating: PriceRating | null;
  doubted: readonly Doubted[];
  /** The price is doubted because similar ones cost far more. */
  isTooLow: boolean;
  /** Live adverts with the same plate and another mileage. */
  /** When its seller was seen with it; null if never. */
  seenAt?: string | null;
  conflicts: readonly EarlierAdvert[];
  /** What its price is compared with; null if too little. */
  comparison: Comparison | null;
  yearlyCost: YearlyCost;
  kmAYear: number;
  more: MoreAdverts;
  /** For the cards of other adverts. */
  rate: RateAdvert;
  origin: string;
  /** The address's parameters. */
  parameters: readonly (readonly [string, string])[];
  now: Date;
}

export function buildAdvertView(advert: Advert, around: AdvertSurroundings): AdvertView {
  const { channel, vehicle, title } = advert;
  const path = advertPath(advert);
  const url = around.origin + path;
  const place = buildPlaceView(advert);
  return {
    channel,
    path,
    title,
    derivative: vehicle.derivative ?? '',
    titleFacts: buildTitleFacts(advert, place.name),
    flag: advertFlag(advert, around.now),
    isExpired: advert.status !== 'live',
    breadcrumbs: buildTrail(advert, path),
    saved: savedVehicleOfAdvert(advert),
    media: buildMediaView(advert),
    price: buildPriceView(advert),
    rating: buildRatingView(advert, around.rating),
    unrated: around.rating ? null : buildUnratedView(advert, around.doubted, around.isTooLow),
    comparison: buildComparisonView(advert, around.comparison, around.doubted, around.rate),
    doubts: buildDoubts(advert, around),
    facts: buildKeyFacts(advert),
    plate: buildPlateView(advert, around.now),
    description: buildDescription(advert.description),
    specification: buildSpecTable(vehicle, channel, advert.usual),
    equipment: groupEquipment(vehicle.equipment),
    finance: buildFinanceCalculator(advert, around.parameters),
    runningCost: buildRunningCostView(advert, around.yearlyCost, around.kmAYear, around.parameters),
    history: buildHistoryView(advert, around.now),
    place,
    seller: buildSellerView(advert, around.dealer, around.reputation, around.seenAt),
    share: { title, url },
    qrCode: makeQr(url),
    more: buildMoreView(advert, around.dealer, around.more, around.rate),
  };
}

function buildPriceView(advert: Advert): PriceView {
  const { price, finance, seller, vehicle } = advert;
  const isNew = isBrandNew(vehicle);
  return {
    words: formatAskingPrice(advert),
    figure: formatPrice(price),
    withVat: formatPriceWithVat(advert),
    isPoa: isPoa(price),
    adType: isNew ? 'brand-new' : 'standard',
    monthly:
      finance && seller.kind === 'trade' && !isNew && !isPoa(price)
        ? { price: formatPrice(finance.monthlyPayment), type: finance.quoteType }
        : null,
    lastDrop: buildLastDrop(advert),
  };
}

function buildTrail({ channel, vehicle, title }: Advert, path: string): BreadcrumbItem[] {
  const { make, model } = vehicle;
  return buildBreadcrumbs([
    { text: 'Home', url: '/' },
    { text: `Used ${channelPlural(channel)}`, url: listingPath({ channel }) },
    { text: make, url: listingPath({ channel, make }) },
    { text: model, url: listingPath({ channel, make, model }) },
    { text: title, url: path },
  ]);
}
