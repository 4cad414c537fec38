import { type Dealer, type DealerRating, storePath } from '@forecourt/domain';
import type { PageHead } from '../../../head/build-page-head.ts';
import { breadcrumbBlock } from '../../../head/structured-data/breadcrumb-block.ts';
import { dealerBlock } from '../../../head/structured-data/dealer-block.ts';
import { itemListBlock } from '../../../head/structured-data/item-list-block.ts';
import type { StoreView } from './build-store-view.ts';

interface StoreHeadContext {
  origin: string;
  rating: DealerRating | null;
  /** Neither filtered nor on a later page. */
  isWhole: boolean;
}

export function buildStoreHead(
  dealer: Dealer,
  { trail, stock }: StoreView,
  { origin, rating, isWhole }: StoreHeadContext,
): PageHead {
  return {
    title: `${dealer.name}, Co. ${dealer.place.county}`,
    description: dealer.about || `${dealer.name}: stock, opening hours and where to find it.`,
    path: storePath(dealer),
    // A filtered stock is reached by searching; the store itself has one address.
    robots: isWhole ? undefined : 'noindex, follow',
    structuredData: [
      breadcrumbBlock(trail, origin),
      dealerBlock(dealer, { origin, rating }),
      itemListBlock(
        stock.cards.map(({ card }) => ({ name: card.title, path: card.href })),
        origin,
      ),
    ],
  };
}
