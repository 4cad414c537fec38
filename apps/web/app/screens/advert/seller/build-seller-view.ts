import {
  type Advert,
  type Dealer,
  type DealerPanel,
  dealerListingPath,
  dealerMapPath,
  storePath,
} from '@forecourt/domain';
import { placeName } from '../place/build-place-view.ts';

/** Buyers have rights against a trader that they do not have against a private seller, so the kind is always said. */
export type SellerView =
  /** The panel is null for a dealer who has left since. */
  ({ kind: 'dealer'; panel: DealerPanel | null } & SellerWords) | ({ kind: 'private' } & SellerWords);

interface SellerWords {
  name: string;
  place: string;
  rights: string;
  /** Both are told on request only: a number in the page is a number in every robot's list. */
  hasPhone: boolean;
  hasWhatsapp: boolean;
}

const dealerRights =
  'A dealer must sell what was described, of good quality and roadworthy, and put it right if it is not.';
const privateRights =
  'A private seller only has to describe it truthfully and own it. Have it looked at before you pay.';

export function buildSellerView(advert: Advert, dealer: Dealer | null): SellerView {
  const place = placeName(advert.place);
  if (advert.seller.kind === 'private') {
    const { name, phone } = advert.seller;
    return {
      kind: 'private',
      name,
      place,
      rights: privateRights,
      hasPhone: phone !== null,
      hasWhatsapp: false,
    };
  }
  return {
    kind: 'dealer',
    name: dealer?.name ?? 'Dealer',
    place,
    panel: dealer && buildDealerPanel(dealer, advert.channel),
    rights: dealerRights,
    hasPhone: dealer?.phone != null,
    hasWhatsapp: dealer?.whatsapp != null,
  };
}

function buildDealerPanel(dealer: Dealer, channel: Advert['channel']): DealerPanel {
  const listing = dealerListingPath(dealer, channel);
  return {
    isFPA: dealer.isFeaturedPartner,
    dealerName: dealer.name,
    dealerAddress: [...dealer.addressLines, `Co. ${dealer.place.county}`, dealer.eircode]
      .filter(Boolean)
      .join(', '),
    retailerStoreUrl: dealer.hasStore ? storePath(dealer) : null,
    dealerPagePath: listing,
    mainUrl: listing,
    logoUrl: dealer.logoUrl,
    viewLocationUrl: dealerMapPath(dealer, channel),
    isLocationExternal: false,
    isRouter: true,
    hasReviews: false,
    websiteUrl: dealer.websiteUrl,
    phoneNumber: null,
    showEmail: true,
    // Its link would hold the number: the page has a button for it among the ways of contact.
    showWhatsapp: false,
    isSIMIApproved: dealer.isSimiApproved,
  };
}
