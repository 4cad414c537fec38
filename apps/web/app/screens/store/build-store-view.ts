import {
  type Advert,
  buildBreadcrumbs,
  type Channel,
  channelPlural,
  type Dealer,
  dealerAddress,
  dealerDirectoryPath,
  dealerListingPath,
  groupDigits,
  imageAddress,
  storePath,
} from '@forecourt/domain';
import { buildDealerMap } from '../../dealer/build-dealer-map.ts';
import { buildHoursView } from '../../dealer/build-hours-view.ts';
import { buildSavableCard } from '../../vehicle/build-savable-card.ts';

export interface ChannelStock {
  channel: Channel;
  total: number;
  adverts: readonly Advert[];
}

export type StoreView = ReturnType<typeof buildStoreView>;

export function buildStoreView(dealer: Dealer, stock: readonly ChannelStock[]) {
  const { county } = dealer.place;
  return {
    name: dealer.name,
    address: dealerAddress(dealer),
    about: dealer.about,
    logoUrl: dealer.logoUrl && imageAddress(dealer.logoUrl, 160),
    isSimiApproved: dealer.isSimiApproved,
    franchises: dealer.franchises,
    services: dealer.services,
    people: dealer.people,
    hours: buildHoursView(dealer.openingHours),
    map: buildDealerMap(dealer),
    stock: stock
      .filter(({ total }) => total > 0)
      .map(({ channel, total, adverts }) => ({
        channel,
        title: `${groupDigits(total)} ${total === 1 ? channel.toLowerCase() : channelPlural(channel)} in stock`,
        href: dealerListingPath(dealer, channel),
        cards: adverts.map(buildSavableCard),
      })),
    trail: buildBreadcrumbs([
      { text: 'Dealers', url: dealerDirectoryPath() },
      { text: `Co. ${county}`, url: dealerDirectoryPath({ county }) },
      { text: dealer.name, url: storePath(dealer) },
    ]),
  };
}
