import type { AttributeCondition } from '@forecourt/domain';
import type { Services } from '@forecourt/services';
import { hasBetaFeature, type SavedVehicle } from '@forecourt/site';
import {
  buildVehicleCardView,
  type VehicleCardView,
} from '../../../parts/vehicle/build-vehicle-card-view.ts';
import { savedVehicleOfAdvert } from '../../../visitor/saved/saved-vehicle-of-advert.ts';

export interface StockCard {
  card: VehicleCardView;
  saved: SavedVehicle;
}

const cardsShown = 8;

/**
 * Brand-new cars in stock, as cards that say so. They are the beta feature `brand-new-car`: where it is off,
 * the pages of new cars describe models and link to the listing, and show no single car.
 */
export async function findBrandNewStock(
  { search, site }: Pick<Services, 'search' | 'site'>,
  filters: Readonly<Record<string, AttributeCondition>> = {},
): Promise<StockCard[]> {
  if (!hasBetaFeature({ betaFeatures: site.betaFeatures }, 'brand-new-car')) return [];
  const { hits } = await search.search({
    channel: 'Car',
    filters: { ...filters, condition: { anyOf: ['New'] } },
    sort: 'price-asc',
    size: cardsShown,
  });
  return hits.map(({ advert }) => ({
    // A new car's price is the maker's: there is nothing to compare.
    card: buildVehicleCardView(advert, () => null),
    saved: savedVehicleOfAdvert(advert),
  }));
}
