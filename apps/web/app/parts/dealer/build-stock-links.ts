import {
  type Channel,
  channelPlural,
  channels,
  type Dealer,
  dealerListingPath,
  type StockByChannel,
} from '@forecourt/domain';
import { countWords } from '../../screens/dealers/store/stock/build-stock-view.ts';

export interface DealerStockLink {
  channel: Channel;
  /** `View bikes`. */
  text: string;
  /** `14 bikes`. */
  found: string;
  href: string;
}

/** Links to a dealer's stock: one for each channel in which it currently has any. */
export function buildStockLinks(
  dealer: Pick<Dealer, 'id' | 'place'>,
  stock: StockByChannel,
): DealerStockLink[] {
  return channels
    .filter((channel) => stock[channel] > 0)
    .map((channel) => ({
      channel,
      text: `View ${channelPlural(channel)}`,
      found: countWords(channel, stock[channel]),
      href: dealerListingPath(dealer, channel),
    }));
}
