import { findPriceError, parseSellingPrice } from '@forecourt/domain';
import type { SalePlace, SellerSale } from '@forecourt/services';

export const salePlaces = [
  { value: 'here', label: 'Through this site' },
  { value: 'elsewhere', label: 'Somewhere else' },
  { value: 'dealer', label: 'To a dealer, or as a trade-in' },
  { value: 'unsaid', label: 'I’d rather not say' },
] as const satisfies readonly { value: SalePlace; label: string }[];

export interface SentSale {
  place: string;
  price: string;
}

export type ParsedSale =
  | { kind: 'ok'; sale: Omit<SellerSale, 'at'> }
  | { kind: 'refused'; sent: SentSale; errors: { place?: string; price?: string } };

/** Where it was sold must be chosen, if only as not said; what for is the seller's own business. */
export function parseSale(read: (name: string) => string): ParsedSale {
  const sent = { place: read('place'), price: read('price').trim() };
  const place = salePlaces.find(({ value }) => value === sent.place)?.value;
  const priceError = sent.price === '' ? null : findPriceError(sent.price);
  const errors = {
    ...(place === undefined && { place: 'Choose where you sold it' }),
    ...(priceError !== null && { price: priceError }),
  };
  if (place === undefined || priceError !== null) return { kind: 'refused', sent, errors };
  return { kind: 'ok', sale: { place, price: sent.price === '' ? null : parseSellingPrice(sent.price) } };
}
