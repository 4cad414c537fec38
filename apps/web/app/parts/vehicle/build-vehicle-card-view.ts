import { type Advert, formatPrice, formatPriceWithVat } from '@forecourt/domain';
import type { PriceVerdict } from '@forecourt/services';
import { buildVehicleCard } from '@forecourt/site';
import type { VehicleCardProps } from '@forecourt/ui';
import { buildPriceMark } from '../price-rating/build-price-mark.ts';
import { cardFacts } from './card-facts.ts';
import { cardPictures } from './card-pictures.ts';

export type VehicleCardView = Omit<VehicleCardProps, 'isPriority'>;

/** How adverts are rated, as the pricing service does it. */
export type RateAdvert = (advert: Advert) => PriceVerdict;

/** The card of an advert, wherever it is shown: the domain's card as text and addresses. */
export function buildVehicleCardView(advert: Advert, rate: RateAdvert): VehicleCardView {
  const { finance, isPriceExVat: _, ...card } = buildVehicleCard(advert);
  return {
    ...card,
    facts: cardFacts(advert),
    price: formatPrice(advert.price),
    priceWithVat: formatPriceWithVat(advert),
    rating: buildPriceMark(advert, rate(advert)),
    finance: finance && { ...finance, monthlyPayment: formatPrice(finance.monthlyPayment) },
    ...cardPictures(advert),
  };
}
