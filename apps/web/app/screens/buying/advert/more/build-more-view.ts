import {
  type Advert,
  type Dealer,
  dealerListingPath,
  formatSearch,
  similarSearches,
} from '@forecourt/domain';
import { buildSavableCard, type SavableCardView } from '../../../../parts/vehicle/build-savable-card.ts';
import type { RateAdvert } from '../../../../parts/vehicle/build-vehicle-card-view.ts';
import type { MoreAdverts } from './find-more-adverts.ts';

export interface AdvertRow {
  title: string;
  moreHref: string | null;
  cards: SavableCardView[];
}

/** Leaves out rows without cards. */
export function buildMoreView(
  advert: Advert,
  dealer: Dealer | null,
  { similar, fromDealer }: MoreAdverts,
  rate: RateAdvert,
): AdvertRow[] {
  const [sameModel] = similarSearches(advert, 1);
  const { size: _, near: __, sort: ___, ...query } = sameModel ?? { channel: advert.channel };
  const toCard = (each: Advert) => buildSavableCard(each, rate);
  const rows = [
    { title: 'Similar vehicles', moreHref: formatSearch(query), cards: similar.map(toCard) },
    {
      title: dealer ? `More from ${dealer.name}` : 'More from this dealer',
      moreHref: dealer && dealerListingPath(dealer, advert.channel),
      cards: fromDealer.map(toCard),
    },
  ];
  return rows.filter(({ cards }) => cards.length > 0);
}
