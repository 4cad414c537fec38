import type { Dealer } from './dealer.ts';

/** A dealer's own site, if it is linked. A featured partner pays for visitors who stay on this one. */
export function dealerWebsite(dealer: Pick<Dealer, 'websiteUrl' | 'isFeaturedPartner'>): string | null {
  return dealer.isFeaturedPartner ? null : dealer.websiteUrl;
}
