import { groupDigits } from '../number/group-digits.ts';

/**
 * A price in feeds and REST: null, `POA` and anything that is not a number all mean "price on application".
 */
export type StatedPrice = number | string | null | undefined;

/** No vehicle costs as much: from here on, the seller is hiding the price. */
const firstUnbelievablePrice = 10_000_000;

export const poaText = 'POA';

/** Blank text is not a number, although JavaScript would parse it as 0. */
function amountOf(price: StatedPrice): number {
  if (typeof price === 'number') return price;
  return typeof price === 'string' && price.trim() !== '' ? Number(price) : Number.NaN;
}

/** Whether no price is given: the word POA, text that is not a number, or an impossible figure. */
export function isPoa(price: StatedPrice): boolean {
  const amount = amountOf(price);
  return Number.isNaN(amount) || amount >= firstUnbelievablePrice;
}

/** `€12,950`, or `POA`. Money is whole euro. */
export function formatPrice(price: StatedPrice): string {
  return isPoa(price) ? poaText : formatEuro(amountOf(price));
}

export function formatEuro(amount: number): string {
  const rounded = Math.round(amount);
  return rounded < 0 ? `-€${groupDigits(-rounded)}` : `€${groupDigits(rounded)}`;
}

/** The whole euro of a price, or null for POA. */
export function priceAmount(price: StatedPrice): number | null {
  return isPoa(price) ? null : Math.round(amountOf(price));
}
