import { formatEuro, groupDigits, sellingLimits } from '@forecourt/domain';
import { formatPriceDistance } from '../../../../parts/price-rating/format-price-distance.ts';
import type { ShownAdvice } from '../price/load-price-view.server.ts';

export interface PriceVerdictView {
  /** The step that the price is in. */
  step: string;
  label: string;
  /** `€700 under the going rate of about €15,950.` */
  distance: string;
  /** `5th cheapest of 24 similar adverts.` Empty if there are too few. */
  rank: string;
}

/** What a price would look like among today's adverts. */
export function describePrice(advice: ShownAdvice, price: number): PriceVerdictView {
  const { goingRate, steps, prices } = advice;
  const { step = '', label = '' } = steps.find(({ upTo }) => upTo === null || price <= upTo) ?? {};
  const distance = `${formatPriceDistance(price, goingRate) ?? 'At'} the going rate of about ${formatEuro(goingRate)}.`;
  const isFarUnder = price < goingRate * sellingLimits.lowestShareOfGoingRate;
  const cheaper = prices.filter((each) => each < price).length;
  const rank =
    prices.length < 3
      ? ''
      : `${rankWords(cheaper + 1)} of ${groupDigits(prices.length + 1)} similar adverts today, yours included.`;
  return { step, label: isFarUnder ? 'Far under the going rate' : label, distance, rank };
}

/** `The cheapest`, `2nd cheapest`. */
function rankWords(number: number): string {
  if (number === 1) return 'The cheapest';
  const lastTwo = number % 100;
  const ending = lastTwo > 10 && lastTwo < 14 ? 'th' : (['th', 'st', 'nd', 'rd'][number % 10] ?? 'th');
  return `${groupDigits(number)}${ending} cheapest`;
}
