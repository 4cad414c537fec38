import type { Dealer } from './dealer.ts';

/** A dealer's own site, if it is linked. A featured partner pays for visitors who stay on this one. */
export function dealerWebsite(dealer: Pick<Dealer, 'websiteUrl' | 'isFeaturedPartner'>): string | null {
  if (dealer.isFeaturedPartner || !dealer.websiteUrl) return null;
  // Imports check it; a page must not depend on that.
  return /^https?:\/\//i.test(dealer.websiteUrl) ? dealer.websiteUrl : null;
}
