import { formatEuro } from '../price/price.ts';
import { dayMs } from '../time/day-ms.ts';
import type { Advert } from './advert.ts';
import { recentPriceDrop } from './recent-price-drop.ts';

type FlaggedAdvert = Pick<Advert, 'priceHistory' | 'doubted' | 'listedAt'>;

const newForDays = 1;

/** `Price cut €550`, while it is news. */
export function priceCutFlag(advert: Omit<FlaggedAdvert, 'listedAt'>, now: Date): string | null {
  const drop = recentPriceDrop(advert, now);
  return drop && `Price cut ${formatEuro(drop.amount)}`;
}

/** The advert's flag. A price drop matters more than being new, and both together would cover the picture. */
export function advertFlag(advert: FlaggedAdvert, now: Date): string | null {
  const ageInDays = (now.getTime() - Date.parse(advert.listedAt)) / dayMs;
  return priceCutFlag(advert, now) ?? (ageInDays <= newForDays ? 'New today' : null);
}
