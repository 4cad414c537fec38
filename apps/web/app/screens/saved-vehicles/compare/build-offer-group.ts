import {
  type Advert,
  type Dealer,
  formatAskingPrice,
  formatDay,
  formatEuro,
  formatPrice,
  groupDigits,
  isAskedExVat,
  isBrandNew,
  isPoa,
} from '@forecourt/domain';
import { buildRow, type CompareGroup, isStated } from './compare-row.ts';
import { markBest } from './mark-best.ts';

/** What is known around each advert, in the order of the adverts. */
export interface ComparedAround {
  dealers: ReadonlyMap<number, Dealer>;
  /** `Good price`; null where too few are like it. */
  ratings: readonly (string | null)[];
  /** Euro a year; null where a part of it is not known, for half a sum compares with nothing. */
  yearlyCosts: readonly (number | null)[];
}

/** What a car in Ireland drives in a year, about. */
export const comparedKmAYear = 15_000;

/** What is asked for each, by whom and where. */
export function buildOfferGroup(
  adverts: readonly Advert[],
  { dealers, ratings, yearlyCosts }: ComparedAround,
): CompareGroup {
  return {
    name: 'The offer',
    rows: [
      buildRow(
        'price',
        'Price',
        adverts.map(formatAskingPrice),
        markBest(comparablePrices(adverts), 'Lowest'),
      ),
      buildRow(
        'rating',
        'Price rating',
        adverts.map((_, column) => ratings[column] ?? ''),
      ),
      buildRow('monthly', 'A month', adverts.map(monthlyText)),
      buildRow(
        'yearly',
        `Running cost a year, at ${groupDigits(comparedKmAYear)} km`,
        adverts.map((_, column) => formatKnown(yearlyCosts[column] ?? null)),
        markBest(yearlyCosts, 'Lowest'),
      ),
      buildRow(
        'seller',
        'Seller',
        adverts.map((advert) => sellerName(advert, dealers)),
      ),
      buildRow('place', 'Where', adverts.map(placeName)),
      buildRow(
        'listed',
        'Advertised since',
        adverts.map(({ listedAt }) => formatDay(listedAt.slice(0, 10))),
      ),
    ].filter(isStated),
  };
}

const formatKnown = (amount: number | null) => (amount === null ? '' : formatEuro(amount));

/** Brand-new stock is shown without finance. */
function monthlyText({ finance, vehicle }: Advert): string {
  return finance && !isBrandNew(vehicle)
    ? `${formatPrice(finance.monthlyPayment)} (${finance.quoteType})`
    : '';
}

function sellerName({ seller }: Advert, dealers: ReadonlyMap<number, Dealer>): string {
  return seller.kind === 'trade' ? (dealers.get(seller.dealerId)?.name ?? 'Dealer') : 'Private seller';
}

function placeName({ place }: Advert): string {
  return place.town ? `${place.town}, ${place.county}` : place.county;
}

/** With VAT and without cannot be told which is lower: then none is. */
function comparablePrices(adverts: readonly Advert[]): (number | null)[] {
  const isMixed = new Set(adverts.map(isAskedExVat)).size > 1;
  return adverts.map(({ price }) => (isMixed || isPoa(price) ? null : price));
}
