import { type Advert, priceAmount, recentPriceDrop } from '@forecourt/domain';
import type { PricingService } from '@forecourt/services';

/**
 * Adverts with a recent price cut, the best first: by the share cut off, plus the share that the price is below
 * the market's. Five per cent off a price that is still too high is no news. What is doubted, such as a price
 * too low to rate, is left out.
 */
export function rankPriceCuts(
  adverts: readonly Advert[],
  { rate, doubts }: Pick<PricingService, 'rate' | 'doubts'>,
  now: Date,
): Advert[] {
  return adverts
    .flatMap((advert) => {
      const drop = recentPriceDrop(advert, now);
      const price = priceAmount(advert.price);
      if (!drop || price === null || doubts(advert).length > 0) return [];
      const rating = rate(advert);
      const below = rating ? -rating.difference / rating.expected : 0;
      return [{ advert, worth: drop.amount / (price + drop.amount) + below }];
    })
    .toSorted((a, b) => b.worth - a.worth)
    .map(({ advert }) => advert);
}
