import {
  type Advert,
  advertPath,
  isAskedExVat,
  isBrandNew,
  isPoa,
  pictureAddresses,
} from '@forecourt/domain';
import { placeholderImage } from '../image/image-address.ts';
import type { CardFinance } from '../saved/saved-vehicle.ts';
import type { AdType } from './price-block.ts';

export interface VehicleCard {
  id: string;
  title: string;
  derivative: string | null;
  price: number | null;
  isPoa: boolean;
  /** The price excludes VAT. */
  isPriceExVat: boolean;
  isBrandNew: boolean;
  imageUrl: string;
  imageCount: number;
  finance: CardFinance | null;
  /** `saved-car-card` has a button that removes it. */
  cardType: 'car-card' | 'saved-car-card';
  href: string;
  adType: AdType;
  showImages: boolean;
  showIcon: boolean;
}

export function buildVehicleCard(
  advert: Advert,
  cardType: VehicleCard['cardType'] = 'car-card',
): VehicleCard {
  const [picture = placeholderImage(advert.channel)] = pictureAddresses(advert, 1);
  const imageCount = advert.pictures.length;
  const brandNew = isBrandNew(advert.vehicle);
  const { finance } = advert;
  return {
    id: advert.publicReference,
    title: advert.title,
    derivative: advert.vehicle.derivative,
    price: advert.price,
    isPoa: isPoa(advert.price),
    isPriceExVat: isAskedExVat(advert),
    isBrandNew: brandNew,
    imageUrl: picture,
    imageCount,
    // Brand-new vehicles are shown without finance.
    finance:
      finance && !brandNew ? { monthlyPayment: finance.monthlyPayment, quoteType: finance.quoteType } : null,
    cardType,
    href: advertPath(advert),
    adType: brandNew ? 'brand-new' : 'standard',
    showImages: imageCount > 1,
    showIcon: true,
  };
}
