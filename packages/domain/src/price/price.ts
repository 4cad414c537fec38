import { groupDigits } from '../number/group-digits.ts';

/** A price as feeds and REST carry it: null, `POA` and anything that is not a number are all "price on application". */
export type StatedPrice = number | string | null | undefined;

/** No vehicle costs as much: from here on a price is a seller's way of not saying one. */
const firstUnbelievablePrice = 10_000_000;

export const poaText = 'POA';

/** Blank text is no number, though JavaScript would read it as 0. */
function amountOf(price: StatedPrice): number {
  if (typeof price === 'number') return price;
  return typeof price === 'string' && price.trim() !== '' ? Number(price) : Number.NaN;
}

/** Whether no price is asked openly: the word POA, text that is no number, or a figure that nobody would pay. */
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
