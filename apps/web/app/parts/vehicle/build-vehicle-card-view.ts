import { type Advert, formatAskingPrice, formatMileage, formatPrice } from '@forecourt/domain';
import { buildVehicleCard, imageAddress, srcSet } from '@forecourt/site';
import type { VehicleCardProps } from '@forecourt/ui';

export type VehicleCardView = Omit<VehicleCardProps, 'isPriority'>;

const CARD_WIDTHS = [304, 480, 608] as const;

/** The card of an advert, wherever it is shown: the domain's card as text and addresses. */
export function buildVehicleCardView(advert: Advert): VehicleCardView {
  const { finance, imageUrl, isPriceExVat: _, ...card } = buildVehicleCard(advert);
  return {
    ...card,
    facts: cardFacts(advert),
    price: formatAskingPrice(advert),
    finance: finance && { ...finance, monthlyPayment: formatPrice(finance.monthlyPayment) },
    imageUrl: imageAddress(imageUrl, 304),
    imageSrcSet: srcSet(imageUrl, CARD_WIDTHS),
  };
}

function cardFacts({ vehicle, place }: Advert): string {
  return [formatMileage(vehicle), vehicle.fuel, place.town ?? place.county].filter(Boolean).join(' · ');
}
