import { type Channel, channels } from '@forecourt/domain';
import type { StockGroup } from '@forecourt/store';
import type { SearchService } from '../search-service.ts';
import type { MarketNames } from './market-names.ts';

/**
 * The stock by the names that the market uses. The index is newer than the summary of some minutes ago: what
 * is no longer on sale is left out, because its page no longer exists.
 */
export async function spellStock(
  stock: readonly StockGroup[],
  search: Pick<SearchService, 'names'>,
): Promise<StockGroup[]> {
  const names = new Map<Channel, MarketNames>();
  for (const channel of channels) names.set(channel, await search.names(channel));
  return stock.flatMap((group) => {
    const market = names.get(group.channel);
    if (!market?.isOnSale(group)) return [];
    return [{ ...group, ...market.spell(group.make, group.model) }];
  });
}
