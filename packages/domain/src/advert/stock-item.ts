import { isPoa } from '../price/price.ts';
import type { Vehicle } from '../vehicle/vehicle-attributes.ts';
import type { Advert, FinanceQuote } from './advert.ts';
import { pictureAddresses } from './advert-pictures.ts';

/** The summary of a live advert in search results. */
export interface StockItem {
  publicReference: string;
  searchDetailSummary: { mmv: { cleanMake: string; cleanModel: string; derivative: string | null } };
  vehicle: { registrationYear: number; condition: Vehicle['condition'] };
  imageDetails: readonly { fullSizeImageUrl: string }[];
  sale: {
    advertPricing: { euroPrice: number | null; priceOnApplication: boolean };
    finance: FinanceQuote | null;
  };
}

export function buildStockItem(advert: Advert): StockItem {
  const { make, model, derivative, year, condition } = advert.vehicle;
  return {
    publicReference: advert.publicReference,
    searchDetailSummary: { mmv: { cleanMake: make, cleanModel: model, derivative } },
    vehicle: { registrationYear: year, condition },
    imageDetails: pictureAddresses(advert).map((fullSizeImageUrl) => ({ fullSizeImageUrl })),
    sale: {
      advertPricing: { euroPrice: advert.price, priceOnApplication: isPoa(advert.price) },
      finance: advert.finance,
    },
  };
}
