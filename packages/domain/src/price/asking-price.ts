import type { Advert } from '../advert/advert.ts';
import { formatPrice, isPoa } from './price.ts';

interface AskedPrice extends Pick<Advert, 'price'> {
  vehicle: Pick<Advert['vehicle'], 'isPriceExVat'>;
}

/** Whether the buyer has VAT to add: shown wherever the price is, because it is nearly a quarter more. */
export function isAskedExVat({ price, vehicle }: AskedPrice): boolean {
  return vehicle.isPriceExVat === true && !isPoa(price);
}

/** The asking price as shown everywhere: `€12,450`, `€12,450 ex VAT` or `POA`. */
export function formatAskingPrice(advert: AskedPrice): string {
  const price = formatPrice(advert.price);
  return isAskedExVat(advert) ? `${price} ex VAT` : price;
}
