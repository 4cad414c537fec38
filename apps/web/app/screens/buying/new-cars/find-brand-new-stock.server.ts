import type { AttributeCondition } from '@forecourt/domain';
import type { Services } from '@forecourt/services';
import { hasBetaFeature } from '@forecourt/site';
import { buildSavableCard, type SavableCardView } from '../../../parts/vehicle/build-savable-card.ts';

const cardsShown = 8;

/**
 * Brand-new cars in stock, as cards that say so. They are the beta feature `brand-new-car`: where it is off,
 * the pages of new cars describe models and link to the listing, and show no single car.
 */
export async function findBrandNewStock(
  { search, site }: Pick<Services, 'search' | 'site'>,
  filters: Readonly<Record<string, AttributeCondition>> = {},
): Promise<SavableCardView[]> {
  if (!hasBetaFeature({ betaFeatures: site.betaFeatures }, 'brand-new-car')) return [];
  const { hits } = await search.search({
    channel: 'Car',
    filters: { ...filters, condition: { anyOf: ['New'] } },
    sort: 'price-asc',
    size: cardsShown,
  });
  // A new car's price is the maker's: there is nothing to compare.
  return hits.map(({ advert }) => buildSavableCard(advert, () => null));
}
