import { type Channel, channels, type Dealer, dealerListingPath, noStock } from '@forecourt/domain';
import type { Services } from '../../server/services.ts';
import { countWords } from '../screens/store/stock/build-stock-view.ts';
import { buildDealerPanel, type DealerPanelView } from './build-dealer-panel.ts';
import { groupStock } from './group-stock.ts';
import { loadReputation } from './reputation/load-reputation.server.ts';

const words: Readonly<Record<Channel, string>> = {
  Car: 'View cars',
  Commercial: 'View commercials',
  Bike: 'View bikes',
};

export interface DealerStockLink {
  text: string;
  /** `14 bikes`. */
  found: string;
  href: string;
}

/** The panel above a dealer's stock of one channel, with the way to what else it sells. */
export async function loadDealerPanel(
  services: Pick<Services, 'reputation' | 'overview'>,
  dealer: Dealer,
  channel: Channel,
): Promise<DealerPanelView & { stockLinks: readonly DealerStockLink[] }> {
  const [reputation, everyStock] = await Promise.all([
    loadReputation(services, dealer.id),
    services.overview.dealerStock(),
  ]);
  const ownStock = everyStock.filter(({ dealerId }) => dealerId === dealer.id);
  const stock = groupStock(ownStock).get(dealer.id) ?? noStock;
  return {
    ...buildDealerPanel(dealer, channel, reputation),
    stockLinks: channels
      .filter((other) => other !== channel && stock[other] > 0)
      .map((other) => ({
        text: words[other],
        found: countWords(other, stock[other]),
        href: dealerListingPath(dealer, other),
      })),
  };
}
