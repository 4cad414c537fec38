import { formatEuro } from '../price/price.ts';
import { dayMs } from '../time/day-ms.ts';
import { formatMonth } from '../time/format-day.ts';
import type { Advert } from './advert.ts';
import { lastPriceDrop } from './price-changes.ts';
import { recentPriceDrop } from './recent-price-drop.ts';

type FlaggedAdvert = Pick<Advert, 'priceHistory' | 'doubted' | 'listedAt'>;

const newForDays = 1;

/** `Price cut €550`, while it is news. */
export function priceCutFlag(advert: Omit<FlaggedAdvert, 'listedAt'>, now: Date): string | null {
  const drop = recentPriceDrop(advert, now);
  return drop && `Price cut ${formatEuro(drop.amount)}`;
}

/**
 * `Price cut 8%`, `Price cut 8% in Aug`: for a list in the order of the share, which also holds cuts that are no
 * longer news.
 */
export function priceCutShareFlag(
  advert: Omit<FlaggedAdvert, 'listedAt'> & Pick<Advert, 'price'>,
  now: Date,
): string | null {
  const drop = lastPriceDrop(advert);
  if (!drop || advert.price === null) return null;
  const percent = Math.round((drop.amount / (advert.price + drop.amount)) * 100);
  const isNews = recentPriceDrop(advert, now) !== null;
  const when = isNews ? '' : ` in ${formatMonth(drop.at.slice(0, 10)).slice(0, 3)}`;
  return `Price cut ${percent > 0 ? `${percent}%` : 'under 1%'}${when}`;
}

/** The advert's flag. A price drop matters more than being new, and both together would cover the picture. */
export function advertFlag(advert: FlaggedAdvert, now: Date): string | null {
  const ageInDays = (now.getTime() - Date.parse(advert.listedAt)) / dayMs;
  return priceCutFlag(advert, now) ?? (ageInDays <= newForDays ? 'Just in' : null);
}
