import { formatEuro, roundGoingRate } from '@forecourt/domain';

/**
 * How far a price is from the market's: `€1,200 under`; null below one per cent, which is not worth
 * mentioning.
 */
export function formatPriceDistance(price: number | null, expected: number): string | null {
  if (price === null) return null;
  const difference = price - roundGoingRate(expected);
  if (Math.abs(difference) < expected / 100) return null;
  return `${formatEuro(Math.abs(difference))} ${difference < 0 ? 'under' : 'over'}`;
}
