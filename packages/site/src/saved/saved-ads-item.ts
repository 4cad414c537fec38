import { type Advert, type FinanceQuote, isPoa, pictureAddresses, vehicleMark } from '@forecourt/domain';
import { placeholderImage } from '../image/image-address.ts';

/** An advert that a visitor saved, in its current state: it may have ended since. */
export interface SavedAdsItem {
  id: string;
  /** `live`, or anything else for an advert that has ended. */
  status: string;
  /** The Irish mark, `191`. */
  yearHalfYear: string;
  make: string;
  model: string;
  title: string;
  derivative: string | null;
  /** With a %d width. */
  imageUrl: string;
  imageCount: number;
  price: number | null;
  poa: boolean;
  condition: string;
  finance: FinanceQuote | null;
}

export function buildSavedAdsItem(advert: Advert): SavedAdsItem {
  const { make, model, derivative, condition } = advert.vehicle;
  const [picture = placeholderImage(advert.channel)] = pictureAddresses(advert, 1);
  return {
    id: advert.publicReference,
    status: advert.status,
    yearHalfYear: vehicleMark(advert.vehicle),
    make,
    model,
    title: advert.title,
    derivative,
    imageUrl: picture,
    imageCount: advert.pictures.length,
    price: advert.price,
    poa: isPoa(advert.price),
    condition,
    finance: advert.finance,
  };
}
