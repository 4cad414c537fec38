import {
  type Channel,
  channels,
  type Dealer,
  dealerListingPath,
  dealerMapPath,
  dealerWebsite,
  mainChannel,
  type StockByChannel,
  storePath,
} from '@forecourt/domain';
import { type DealerCard, dealerAddress, imageAddress } from '@forecourt/site';

/**
 * A dealer in the directory. Its number and contact form are on the dealer's own page. A visitor who looks
 * for vans wants to see vans: the channel is that of the list, or else of the dealer's stock.
 */
export function buildDealerCard(
  dealer: Dealer,
  stock: StockByChannel,
  channel: Channel = mainChannel(stock),
): DealerCard {
  const store = dealer.hasStore ? storePath(dealer) : null;
  return {
    dealerName: dealer.name,
    logoUrl: dealer.logoUrl && imageAddress(dealer.logoUrl, 160),
    canShowLogo: true,
    phoneNumber: null,
    dealerAddress: dealerAddress(dealer),
    stockCount: channels.reduce((sum, each) => sum + stock[each], 0),
    mainUrl: dealerListingPath(dealer, channel),
    carStockUrl: dealerListingPath(dealer, 'Car'),
    commercialsStockUrl: dealerListingPath(dealer, 'Commercial'),
    bikesStockUrl: dealerListingPath(dealer, 'Bike'),
    dealerHasCars: stock.Car > 0,
    dealerHasCommercials: stock.Commercial > 0,
    dealerHasBikes: stock.Bike > 0,
    retailerStoreUrl: store,
    websiteUrl: dealerWebsite(dealer),
    viewLocationUrl: dealerMapPath(dealer, channel),
    dealerPagePath: store,
    isSIMIApproved: dealer.isSimiApproved,
    hasReviews: false,
    showEmail: dealer.email !== null,
  };
}
