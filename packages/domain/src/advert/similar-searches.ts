import { isPoa } from '../price/price.ts';
import type { SearchQuery } from '../search/search-query.ts';
import type { Advert } from './advert.ts';

/** A buyer who can pay this can pay a fifth more, and would gladly pay a fifth less. */
const priceReach = 0.2;

/**
 * What to search for beside an advert, the most similar first: its model, then its body, both at about its
 * price.
 */
export function similarSearches(advert: Advert, size: number): SearchQuery[] {
  const { channel, vehicle, price, place } = advert;
  const near = { latitude: place.latitude, longitude: place.longitude };
  const atAboutItsPrice =
    price === null || isPoa(price)
      ? {}
      : { price: { from: Math.floor(price * (1 - priceReach)), to: Math.ceil(price * (1 + priceReach)) } };
  const shared = { channel, near, sort: 'distance', size } as const;
  const sameModel: SearchQuery = {
    ...shared,
    filters: { make: { anyOf: [vehicle.make] }, model: { anyOf: [vehicle.model] }, ...atAboutItsPrice },
  };
  if (vehicle.body === null) return [sameModel];
  return [sameModel, { ...shared, filters: { body: { anyOf: [vehicle.body] }, ...atAboutItsPrice } }];
}
