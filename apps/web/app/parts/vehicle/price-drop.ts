import { type Advert, lastPriceDrop, type PriceDrop } from '@forecourt/domain';

const dayMs = 86_400_000;
/** After a month it is simply the price. */
const newsForDays = 30;

/** The last drop of the price, while it is still news. */
export function recentPriceDrop(
  advert: Pick<Advert, 'priceHistory' | 'doubted'>,
  now: Date,
): PriceDrop | null {
  const drop = lastPriceDrop(advert);
  return drop && now.getTime() - Date.parse(drop.at) <= newsForDays * dayMs ? drop : null;
}
