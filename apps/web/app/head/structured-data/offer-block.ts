import { type Advert, advertPath, isAskedExVat, priceAmount } from '@forecourt/domain';
import type { OfferLeaf } from 'schema-dts';
import { dealerUrl } from './dealer-block.ts';
import { addressBlock } from './place-blocks.ts';
import type { VehicleContext } from './vehicle-context.ts';

/** The price, the seller and the place. A private seller's name is for people to read, not for machines to collect. */
export function offerBlock(advert: Advert, { origin, dealer }: VehicleContext): OfferLeaf {
  return {
    '@type': 'Offer',
    url: origin + advertPath(advert),
    availability: advert.status === 'live' ? 'https://schema.org/InStock' : 'https://schema.org/OutOfStock',
    itemCondition:
      advert.vehicle.condition === 'New'
        ? 'https://schema.org/NewCondition'
        : 'https://schema.org/UsedCondition',
    ...askedPrice(advert),
    ...(dealer
      ? { seller: { '@type': 'AutoDealer', name: dealer.name, url: dealerUrl(dealer, origin) } }
      : {}),
    availableAtOrFrom: { '@type': 'Place', address: addressBlock(dealer?.place ?? advert.place) },
  };
}

/** No price for POA: search engines would show a price of 0. */
function askedPrice(advert: Advert): Pick<OfferLeaf, 'price' | 'priceCurrency' | 'priceSpecification'> {
  const price = priceAmount(advert.price);
  if (price === null) return {};
  const asked = { price, priceCurrency: 'EUR' };
  return isAskedExVat(advert)
    ? {
        ...asked,
        priceSpecification: { '@type': 'PriceSpecification', ...asked, valueAddedTaxIncluded: false },
      }
    : asked;
}
