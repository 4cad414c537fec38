import { formatEuro, priceAmount, type StatedPrice } from '@forecourt/domain';

export interface SavedPriceChange {
  direction: 'less' | 'more';
  /** `€500 less than when you saved it` */
  text: string;
}

/**
 * How a price changed since a visitor saved the vehicle; null if it did not, or if either price is not
 * stated.
 */
export function describePriceChange(saved: StatedPrice, now: StatedPrice): SavedPriceChange | null {
  const then = priceAmount(saved);
  const today = priceAmount(now);
  if (then === null || today === null || then === today) return null;
  const direction = today < then ? 'less' : 'more';
  return { direction, text: `${formatEuro(Math.abs(today - then))} ${direction} than when you saved it` };
}
