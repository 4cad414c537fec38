import {
  type Channel,
  type Dealer,
  type DealerPanel,
  dealerListingPath,
  dealerMapPath,
  storePath,
} from '@forecourt/domain';

/** A dealer above its own listing. Phone and e-mail are asked for on the page of an advert, where they mean one. */
export function buildDealerPanel(dealer: Dealer, channel: Channel): DealerPanel {
  const { addressLines, eircode, place } = dealer;
  const mainUrl = dealerListingPath(dealer, channel);
  const store = dealer.hasStore ? storePath(dealer) : null;
  return {
    isFPA: dealer.isFeaturedPartner,
    dealerName: dealer.name,
    dealerAddress: [...addressLines, `Co. ${place.county}`, eircode].filter(Boolean).join(', '),
    retailerStoreUrl: store,
    dealerPagePath: store,
    mainUrl,
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
