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

/** Euro per year. */
export interface ComparedCost {
  /** Everything except depreciation. */
  running: number;
  /** Null if it is unknown. */
  depreciation: number | null;
}

/** Depreciation is the largest part and the hardest to know: the rest is worth showing without it. */
export function buildComparedCost({ parts }: Pick<YearlyCost, 'parts'>): ComparedCost | null {
  const others = parts.filter(({ part }) => part !== 'depreciation');
  if (others.some(({ amount }) => amount === null)) return null;
  return {
    running: others.reduce((sum, { amount }) => sum + (amount ?? 0), 0),
    depreciation: parts.find(({ part }) => part === 'depreciation')?.amount ?? null,
  };
}

/** Price, seller and place of each. */
export function buildOfferGroup(
  adverts: readonly Advert[],
  { dealers, ratings, yearlyCosts }: ComparedAround,
): CompareGroup {
  const costs = comparableCosts(yearlyCosts);
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
        { marks: ratings, absences: adverts.map(() => 'Not rated: too few similar adverts') },
      ),
      buildRow('monthly', 'Monthly price', adverts.map(monthlyText)),
      buildRow(
        'yearly',
        `Running cost a year, at ${groupDigits(standardKmAYear[adverts[0]?.channel ?? 'Car'])} km, ${costs.scope}`,
        adverts.map((_, column) => euroText(costs.totals[column])),
        {
          best: markBest(costs.totals, 'Lowest'),
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

function euroText(amount: number | null | undefined): string {
  return amount == null ? '' : formatEuro(amount);
}

/** All on one basis: where depreciation is unknown for one, it is left out of every one. */
function comparableCosts(costs: ComparedAround['yearlyCosts']) {
  const isWhole = costs.every((cost) => cost?.depreciation !== null);
  return {
    scope: isWhole ? 'with depreciation, without insurance' : 'without insurance and depreciation',
    totals: costs.map((cost) => cost && cost.running + (isWhole ? (cost.depreciation ?? 0) : 0)),
  };
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
