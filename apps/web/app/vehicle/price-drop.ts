import { type Advert, priceChanges } from '@forecourt/domain';

export interface PriceDrop {
  /** ISO time of the change. */
  at: string;
  /** In whole euro. */
  amount: number;
}

const dayMs = 86_400_000;
/** After a month it is simply the price. */
const newsForDays = 30;

/** By how much the price last came down, while that is still news; null when it went up since, or never changed. */
export function recentPriceDrop(advert: Pick<Advert, 'priceHistory'>, now: Date): PriceDrop | null {
  const change = priceChanges(advert).at(-1);
  if (!change?.difference || change.difference > 0) return null;
  const isNews = now.getTime() - Date.parse(change.at) <= newsForDays * dayMs;
  return isNews ? { at: change.at, amount: -change.difference } : null;
}
