import { type Dealer, noStock } from '@forecourt/domain';
import type { Services } from '@forecourt/services';
import { buildStockLinks, type DealerStockLink } from './build-stock-links.ts';
import { groupStock } from './group-stock.ts';

export async function loadStockLinks(
  { overview }: Pick<Services, 'overview'>,
  dealer: Dealer,
): Promise<DealerStockLink[]> {
  const everyStock = await overview.dealerStock();
  const ownStock = everyStock.filter(({ dealerId }) => dealerId === dealer.id);
  return buildStockLinks(dealer, groupStock(ownStock).get(dealer.id) ?? noStock);
}
