import type { Channel, Dealer } from '@forecourt/domain';
import type { Services } from '@forecourt/services';
import { groupStock } from '../group-stock.ts';
import { buildNearby, type NearbyDealer } from './build-nearby.ts';

export async function loadNearby(
  { overview }: Pick<Services, 'overview'>,
  dealer: Dealer,
  channel: Channel,
): Promise<NearbyDealer[]> {
  const [dealers, stock] = await Promise.all([overview.dealers(), overview.dealerStock()]);
  return buildNearby(dealer, { dealers, stock: groupStock(stock) }, channel);
}
