import {
  type Advert,
  advertPath,
  type Dealer,
  formatAskingPrice,
  formatDay,
  formatEuro,
  formatPrice,
  groupDigits,
  isAskedExVat,
  isBrandNew,
  isPoa,
  standardKmAYear,
} from '@forecourt/domain';
import type { YearlyCost } from '@forecourt/pricing';
import { messageLabel } from '@forecourt/site';
import type { PriceMarkProps } from '@forecourt/ui';
import { contactAddress } from '../../../../parts/enquiry/contact-address.ts';
import { placeName } from '../../../../parts/vehicle/place-name.ts';
import { buildRow, type CompareGroup, isStated } from './compare-row.ts';
import { markBest } from './mark-best.ts';

/** What is known about each advert, in the adverts' order. */
export interface ComparedAround {
  dealers: ReadonlyMap<number, Dealer>;
  /** Null if too few are similar. */
  ratings: readonly (PriceMarkProps | null)[];
  /** Null if more than depreciation is unknown, because half a sum cannot be compared. */
  yearlyCosts: readonly (ComparedCost | null)[];
}

export interface ComparedCost {
  /** Euro per year. */
  total: number;
  hasLossOfValue: boolean;
}

/** Depreciation is the largest part and the hardest to know: the rest is worth showing without it. */
export function buildComparedCost({
  total,
  parts,
}: Pick<YearlyCost, 'total' | 'parts'>): ComparedCost | null {
  const unknown = parts.filter(({ amount }) => amount === null);
  if (unknown.some(({ part }) => part !== 'depreciation')) return null;
  return { total, hasLossOfValue: unknown.length === 0 };
}

/** Price, seller and place of each. */
export function buildOfferGroup(
  adverts: readonly Advert[],
  { dealers, ratings, yearlyCosts }: ComparedAround,
): CompareGroup {
  return {
    name: 'Price and seller',
    rows: [
      buildRow('price', 'Price', adverts.map(formatAskingPrice), {
        best: markBest(comparablePrices(adverts), 'Lowest'),
        links: adverts.map(contactLink),
      }),
      buildRow(
        'rating',
        'Price rating',
        adverts.map((_, column) => ratingText(ratings[column])),
        { marks: ratings, absences: adverts.map(() => 'Not rated: too few like it') },
      ),
      buildRow('monthly', 'Monthly price', adverts.map(monthlyText)),
      buildRow(
        'yearly',
        `Running cost a year, at ${groupDigits(standardKmAYear[adverts[0]?.channel ?? 'Car'])} km, without insurance`,
        adverts.map((_, column) => costText(yearlyCosts[column] ?? null)),
        {
          best: markBest(comparableCosts(yearlyCosts), 'Lowest'),
          absences: adverts.map(() => 'Not enough to go on'),
        },
      ),
      buildRow(
        'seller',
        'Seller',
        adverts.map((advert) => sellerName(advert, dealers)),
      ),
      buildRow(
        'place',
        'Where',
        adverts.map(({ place }) => placeName(place)),
      ),
      buildRow(
        'listed',
        'Advertised since',
        adverts.map(({ listedAt }) => formatDay(listedAt.slice(0, 10))),
      ),
    ].filter(isStated),
  };
}

/** With its distance: two fair prices may be €1,000 apart. */
function ratingText(rating: ComparedAround['ratings'][number] | undefined): string {
  return rating ? [rating.label, rating.distance].filter(Boolean).join(' · ') : '';
}

/** An ended advert has no contact link. */
function contactLink(advert: Advert) {
  if (advert.status !== 'live') return undefined;
  const href = contactAddress({ pathname: advertPath(advert), search: '' }, 'email');
  return { text: messageLabel(advert.seller.kind), about: `about ${advert.title}`, href };
}

function costText(cost: ComparedCost | null): string {
  if (!cost) return '';
  return formatEuro(cost.total) + (cost.hasLossOfValue ? '' : ', without depreciation');
}

/** Costs with and without depreciation cannot be compared: then none is the lowest. */
function comparableCosts(costs: ComparedAround['yearlyCosts']): (number | null)[] {
  const isMixed = new Set(costs.map((cost) => cost?.hasLossOfValue ?? null)).size > 1;
  return costs.map((cost) => (isMixed || !cost ? null : cost.total));
}

/** Brand-new stock is shown without finance. */
function monthlyText({ finance, vehicle }: Advert): string {
  return finance && !isBrandNew(vehicle)
    ? `${formatPrice(finance.monthlyPayment)} (${finance.quoteType})`
    : '';
}

function sellerName({ seller }: Advert, dealers: ReadonlyMap<number, Dealer>): string {
  return seller.kind === 'trade' ? (dealers.get(seller.dealerId)?.name ?? 'Dealer') : 'Private seller';
}

/** Prices with and without VAT cannot be compared: then none is the lowest. */
function comparablePrices(adverts: readonly Advert[]): (number | null)[] {
  const isMixed = new Set(adverts.map(isAskedExVat)).size > 1;
  return adverts.map(({ price }) => (isMixed || isPoa(price) ? null : price));
}
