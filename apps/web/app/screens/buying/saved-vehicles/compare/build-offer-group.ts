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
import { contactAddress } from '../../../../parts/enquiry/contact-address.ts';
import { buildRow, type CompareGroup, isStated } from './compare-row.ts';
import { markBest } from './mark-best.ts';

/** What is known around each advert, in the order of the adverts. */
export interface ComparedAround {
  dealers: ReadonlyMap<number, Dealer>;
  /** `Good price`; null where too few are like it. */
  ratings: readonly (string | null)[];
  /** Null where more than the loss of value is not known, for half a sum compares with nothing. */
  yearlyCosts: readonly (ComparedCost | null)[];
}

export interface ComparedCost {
  /** Euro a year. */
  total: number;
  hasLossOfValue: boolean;
}

/** The loss of value is the largest part and the hardest to know: the rest is worth telling without it. */
export function buildComparedCost({
  total,
  parts,
}: Pick<YearlyCost, 'total' | 'parts'>): ComparedCost | null {
  const unknown = parts.filter(({ amount }) => amount === null);
  if (unknown.some(({ part }) => part !== 'depreciation')) return null;
  return { total, hasLossOfValue: unknown.length === 0 };
}

/** What is asked for each, by whom and where. */
export function buildOfferGroup(
  adverts: readonly Advert[],
  { dealers, ratings, yearlyCosts }: ComparedAround,
): CompareGroup {
  return {
    name: 'The offer',
    rows: [
      buildRow('price', 'Price', adverts.map(formatAskingPrice), {
        best: markBest(comparablePrices(adverts), 'Lowest'),
        links: adverts.map(contactLink),
      }),
      buildRow(
        'rating',
        'Price rating',
        adverts.map((_, column) => ratings[column] ?? ''),
        { absences: adverts.map(() => 'Not rated: too few like it') },
      ),
      buildRow('monthly', 'A month', adverts.map(monthlyText)),
      buildRow(
        'yearly',
        `Running cost a year, at ${groupDigits(standardKmAYear[adverts[0]?.channel ?? 'Car'])} km, without insurance`,
        adverts.map((_, column) => costText(yearlyCosts[column] ?? null)),
        {
          best: markBest(comparableCosts(yearlyCosts), 'Lowest'),
          absences: adverts.map(() => 'Not known: too little is stated'),
        },
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

/** An advert that has ended leads to nobody. */
function contactLink(advert: Advert) {
  if (advert.status !== 'live') return undefined;
  const href = contactAddress({ pathname: advertPath(advert), search: '' }, 'email');
  return { text: 'Contact', about: `the seller of ${advert.title}`, href };
}

function costText(cost: ComparedCost | null): string {
  if (!cost) return '';
  return formatEuro(cost.total) + (cost.hasLossOfValue ? '' : ', without loss of value');
}

/** With loss of value and without cannot be told which is lower: then none is. */
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

function placeName({ place }: Advert): string {
  // The town of Limerick is in the county of Limerick: once is enough.
  return place.town && place.town !== place.county ? `${place.town}, ${place.county}` : place.county;
}

/** With VAT and without cannot be told which is lower: then none is. */
function comparablePrices(adverts: readonly Advert[]): (number | null)[] {
  const isMixed = new Set(adverts.map(isAskedExVat)).size > 1;
  return adverts.map(({ price }) => (isMixed || isPoa(price) ? null : price));
}
