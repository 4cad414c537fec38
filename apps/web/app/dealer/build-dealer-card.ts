import {
  type Channel,
  channels,
  type Dealer,
  type DealerCard,
  dealerAddress,
  dealerListingPath,
  dealerMapPath,
  imageAddress,
  storePath,
} from '@forecourt/domain';

/** How many adverts a dealer has in each channel. */
export type StockByChannel = Readonly<Record<Channel, number>>;

/** A dealer in the directory. Its number and its messages are asked for on a page of its own. */
export function buildDealerCard(dealer: Dealer, stock: StockByChannel): DealerCard {
  const main = channels.find((channel) => stock[channel] > 0) ?? 'Car';
  const store = dealer.hasStore ? storePath(dealer) : null;
  return {
    dealerName: dealer.name,
    logoUrl: dealer.logoUrl && imageAddress(dealer.logoUrl, 160),
    canShowLogo: true,
    phoneNumber: null,
    dealerAddress: dealerAddress(dealer),
    stockCount: channels.reduce((sum, channel) => sum + stock[channel], 0),
    mainUrl: dealerListingPath(dealer, main),
    carStockUrl: dealerListingPath(dealer, 'Car'),
    commercialsStockUrl: dealerListingPath(dealer, 'Commercial'),
    bikesStockUrl: dealerListingPath(dealer, 'Bike'),
    dealerHasCars: stock.Car > 0,
    dealerHasCommercials: stock.Commercial > 0,
    dealerHasBikes: stock.Bike > 0,
    retailerStoreUrl: store,
    websiteUrl: dealer.websiteUrl,
    viewLocationUrl: dealerMapPath(dealer, main),
    dealerPagePath: store,
    isSIMIApproved: dealer.isSimiApproved,
    hasReviews: false,
    showEmail: false,
  };
}
