import type { Channel, Dealer } from '@forecourt/domain';
import type { Services } from '@forecourt/services';
import { buildDealerPanel, type DealerPanelView } from './build-dealer-panel.ts';
import type { DealerStockLink } from './build-stock-links.ts';
import { loadStockLinks } from './load-stock-links.server.ts';
import { loadReputation } from './reputation/load-reputation.server.ts';

/** The panel above a dealer's stock in one channel, with links to its other stock. */
export async function loadDealerPanel(
  services: Pick<Services, 'reputation' | 'overview'>,
  dealer: Dealer,
  channel: Channel,
): Promise<DealerPanelView & { stockLinks: readonly DealerStockLink[] }> {
  const [reputation, stockLinks] = await Promise.all([
    loadReputation(services, dealer.id),
    loadStockLinks(services, dealer),
  ]);
  return {
    ...buildDealerPanel(dealer, channel, reputation),
    stockLinks: stockLinks.filter((link) => link.channel !== channel),
  };
}
