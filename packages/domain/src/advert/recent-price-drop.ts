import { dayMs } from '../time/day-ms.ts';
import type { Advert } from './advert.ts';
import { lastPriceDrop, type PriceDrop } from './price-changes.ts';

/** After a month a price drop is no longer news. */
export const priceDropNewsDays = 30;

/** The latest price drop, while it is still news. */
export function recentPriceDrop(
  advert: Pick<Advert, 'priceHistory' | 'doubted'>,
  now: Date,
): PriceDrop | null {
  const drop = lastPriceDrop(advert);
  return drop && now.getTime() - Date.parse(drop.at) <= priceDropNewsDays * dayMs ? drop : null;
}
