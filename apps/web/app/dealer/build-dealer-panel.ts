import {
  type Channel,
  type Dealer,
  type DealerPanel,
  dealerAddress,
  dealerListingPath,
  dealerMapPath,
  storePath,
} from '@forecourt/domain';

/**
 * A dealer beside its stock. Numbers are told on request only, and a link to WhatsApp would hold one: pages have buttons
 * for both among their ways of contact.
 */
export function buildDealerPanel(dealer: Dealer, channel: Channel): DealerPanel {
  const store = dealer.hasStore ? storePath(dealer) : null;
  return {
    isFPA: dealer.isFeaturedPartner,
    dealerName: dealer.name,
    dealerAddress: dealerAddress(dealer),
    retailerStoreUrl: store,
    dealerPagePath: store,
    mainUrl: dealerListingPath(dealer, channel),
    logoUrl: dealer.logoUrl,
    viewLocationUrl: dealerMapPath(dealer, channel),
    isLocationExternal: false,
    isRouter: true,
    hasReviews: false,
    websiteUrl: dealer.websiteUrl,
    phoneNumber: null,
    showEmail: false,
    showWhatsapp: false,
    isSIMIApproved: dealer.isSimiApproved,
  };
}
