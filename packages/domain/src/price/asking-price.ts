import type { Advert } from '../advert/advert.ts';
import { formatPrice, isPoa } from './price.ts';

interface AskedPrice extends Pick<Advert, 'price'> {
  vehicle: Pick<Advert['vehicle'], 'isPriceExVat'>;
}

/** Whether the buyer has VAT to add: shown wherever the price is, because it is nearly a quarter more. */
export function isAskedExVat({ price, vehicle }: AskedPrice): boolean {
  return vehicle.isPriceExVat === true && !isPoa(price);
}

/** The standard rate, in per cent, which is due on commercial vehicles. */
const vatPercent = 23;

/** What the buyer pays with VAT: `€15,313`; null if the asking price contains it, or if none is asked. */
export function formatPriceWithVat(advert: AskedPrice): string | null {
  if (!isAskedExVat(advert) || typeof advert.price !== 'number') return null;
  return formatPrice(Math.round(advert.price * (1 + vatPercent / 100)));
}

/** The asking price as text: `€12,450`, `€12,450 ex VAT` or `POA`. */
export function formatAskingPrice(advert: AskedPrice): string {
  const price = formatPrice(advert.price);
  return isAskedExVat(advert) ? `${price} ex VAT` : price;
}
