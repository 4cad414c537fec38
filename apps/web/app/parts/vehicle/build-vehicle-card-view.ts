import { type Advert, formatMileage, formatPrice, formatPriceWithVat } from '@forecourt/domain';
import type { PriceRating } from '@forecourt/pricing';
import { buildVehicleCard, imageAddress, srcSet } from '@forecourt/site';
import type { VehicleCardProps } from '@forecourt/ui';
import { buildPriceMark } from '../price-rating/build-price-mark.ts';

export type VehicleCardView = Omit<VehicleCardProps, 'isPriority'>;

const cardWidths = [304, 480, 608] as const;

/** How adverts are rated, as the pricing service does it. */
export type RateAdvert = (advert: Advert) => PriceRating | null;

/** The card of an advert, wherever it is shown: the domain's card as text and addresses. */
export function buildVehicleCardView(advert: Advert, rate: RateAdvert): VehicleCardView {
  const { finance, imageUrl, isPriceExVat: _, ...card } = buildVehicleCard(advert);
  return {
    ...card,
    facts: cardFacts(advert),
    price: formatPrice(advert.price),
    priceWithVat: formatPriceWithVat(advert),
    rating: buildPriceMark(advert, rate(advert)),
    finance: finance && { ...finance, monthlyPayment: formatPrice(finance.monthlyPayment) },
    imageUrl: imageAddress(imageUrl, 304),
    imageSrcSet: srcSet(imageUrl, cardWidths),
  };
}

function cardFacts({ vehicle, place }: Advert): string {
  return [formatMileage(vehicle), vehicle.fuel, vehicle.transmission, place.town ?? place.county]
    .filter(Boolean)
    .join(' · ');
}
