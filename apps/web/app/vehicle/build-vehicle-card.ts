import {
  type Advert,
  advertPath,
  formatMileage,
  formatPrice,
  imageAddress,
  isBrandNew,
  pictureAddresses,
  placeholderImage,
  srcSet,
} from '@forecourt/domain';
import type { VehicleCardProps } from '@forecourt/ui';

export type VehicleCardView = Omit<VehicleCardProps, 'isPriority'>;

const CARD_WIDTHS = [304, 480, 608] as const;

/** An advert as a card shows it, wherever the card stands. */
export function buildVehicleCard(advert: Advert): VehicleCardView {
  const pictures = pictureAddresses(advert);
  const picture = pictures[0] ?? placeholderImage(advert.channel);
  return {
    id: advert.publicReference,
    href: advertPath(advert),
    title: advert.title,
    derivative: advert.vehicle.derivative ?? '',
    facts: cardFacts(advert),
    price: formatPrice(advert.price),
    isPoa: advert.price === null,
    isBrandNew: isBrandNew(advert.vehicle),
    finance: advert.finance
      ? { monthlyPayment: formatPrice(advert.finance.monthlyPayment), quoteType: advert.finance.quoteType }
      : null,
    imageUrl: imageAddress(picture, 304),
    imageSrcSet: srcSet(picture, CARD_WIDTHS),
    imageCount: pictures.length,
  };
}

function cardFacts({ vehicle, place }: Advert): string {
  return [formatMileage(vehicle), vehicle.fuel, place.town ?? place.county].filter(Boolean).join(' · ');
}
