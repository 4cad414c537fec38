import { type Channel, channels, isPresent, phoneHref } from '@forecourt/domain';
import { messageLabel } from '../contact/message-label.ts';

export interface DealerCard {
  dealerName: string;
  logoUrl: string | null;
  canShowLogo: boolean;
  phoneNumber: string | null;
  dealerAddress: string;
  stockCount: number;
  mainUrl: string;
  carStockUrl: string | null;
  commercialsStockUrl: string | null;
  bikesStockUrl: string | null;
  dealerHasCars: boolean;
  dealerHasCommercials: boolean;
  dealerHasBikes: boolean;
  retailerStoreUrl: string | null;
  websiteUrl: string | null;
  viewLocationUrl: string | null;
  dealerPagePath: string | null;
  isSIMIApproved: boolean;
  hasReviews: boolean;
  showEmail: boolean;
}

export type DealerLink =
  | { kind: 'stock'; href: string }
  | { kind: 'channel-stock'; channel: Channel; text: string; href: string }
  | { kind: 'store' | 'location' | 'website' | 'phone'; text: string; href: string }
  /** Opens the enquiry form, so that address harvesters do not get the dealer's address. */
  | { kind: 'email'; text: string };

function channelStock(
  card: DealerCard,
  channel: Channel,
): { has: boolean; href: string | null; text: string } {
  switch (channel) {
    case 'Car':
      return { has: card.dealerHasCars, href: card.carStockUrl, text: 'View cars' };
    case 'Commercial':
      return { has: card.dealerHasCommercials, href: card.commercialsStockUrl, text: 'View commercials' };
    case 'Bike':
      return { has: card.dealerHasBikes, href: card.bikesStockUrl, text: 'View bikes' };
  }
}

/** The links of a dealer's card, in order. */
export function decideDealerLinks(card: DealerCard): DealerLink[] {
  const links: DealerLink[] = [];
  if (card.stockCount > 0) links.push({ kind: 'stock', href: card.mainUrl });
  for (const channel of channels) {
    const { has, href, text } = channelStock(card, channel);
    if (has && isPresent(href)) links.push({ kind: 'channel-stock', channel, text, href });
  }
  if (isPresent(card.retailerStoreUrl))
    links.push({ kind: 'store', text: 'View store', href: card.retailerStoreUrl });
  if (isPresent(card.viewLocationUrl))
    links.push({ kind: 'location', text: 'View location', href: card.viewLocationUrl });
  if (isPresent(card.websiteUrl))
    links.push({ kind: 'website', text: 'Visit website', href: card.websiteUrl });
  if (isPresent(card.phoneNumber))
    links.push({ kind: 'phone', text: card.phoneNumber, href: phoneHref(card.phoneNumber) });
  if (card.showEmail) links.push({ kind: 'email', text: messageLabel('trade') });
  return links;
}
