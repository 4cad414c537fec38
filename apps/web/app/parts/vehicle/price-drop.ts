import { type Advert, lastPriceDrop, type PriceDrop } from '@forecourt/domain';

const dayMs = 86_400_000;
/** After a month a drop is no longer news. */
const newsForDays = 30;

/** The latest price drop, while it is still news. */
export function recentPriceDrop(
  advert: Pick<Advert, 'priceHistory' | 'doubted'>,
  now: Date,
): PriceDrop | null {
  const drop = lastPriceDrop(advert);
  return drop && now.getTime() - Date.parse(drop.at) <= newsForDays * dayMs ? drop : null;
}
