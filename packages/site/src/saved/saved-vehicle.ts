import { type FinanceQuote, isPoa } from '@forecourt/domain';
import type { SavedAdsItem } from './saved-ads-item.ts';

/** A card's details of a monthly price. */
export type CardFinance = Pick<FinanceQuote, 'monthlyPayment' | 'quoteType'>;

/** A vehicle that a visitor saved, as the browser stores it. */
export interface SavedVehicle {
  publicReference: string;
  status: string;
  make: string;
  model: string;
  title: string;
  derivative: string | null;
  imageUrl: string;
  imageCount: number;
  price: number | null;
  poa: boolean;
  condition: string | null;
  finance: CardFinance | null;
}

/** Any status other than live is shown as an expired advert. */
export function isExpired(status: string): boolean {
  return status !== 'live';
}

function cardFinance(finance: CardFinance | null): CardFinance | null {
  return finance && { monthlyPayment: finance.monthlyPayment, quoteType: finance.quoteType };
}

/** From the server's response, when the saved vehicles are shown. */
export function savedVehicleOfSavedAdsItem(item: SavedAdsItem): SavedVehicle {
  return {
    publicReference: item.id,
    status: item.status,
    make: item.make,
    model: item.model,
    title: item.title,
    derivative: item.derivative,
    imageUrl: item.imageUrl,
    imageCount: item.imageCount,
    price: item.price,
    poa: item.poa || isPoa(item.price),
    condition: item.condition,
    finance: cardFinance(item.finance),
  };
}
