import {
  type AdvertPrices,
  type PriceRatingName,
  priceRatings,
  type SearchableAdvert,
} from '@forecourt/domain';
import { type PriceBook, ratingSteps, type Verdict } from '@forecourt/pricing';
import { standardYearlyCost } from './with-yearly-cost.ts';

/** The values that change with every fit of the market, in the order of `ratedValues`. */
export const ratedKeys = ['priceRating', 'value', 'lowestPrice'] as const;

/** A price that is too low to rate is not the lowest of a list. */
export function ratedValues(verdict: Verdict, price: number | null) {
  return [...ratingValues(verdict), verdict === 'too-low' ? null : price];
}

/** The rating of a price, and by how many per cent it is below the market; null if it has no rating. */
function ratingValues(verdict: Verdict): [priceRating: PriceRatingName | null, value: number | null] {
  if (verdict === null || verdict === 'too-low') return [null, null];
  const place = ratingSteps.findIndex(({ step }) => step === verdict.step);
  return [priceRatings[place] ?? null, (-verdict.difference / verdict.expected) * 100];
}

/** The index finds adverts by yearly cost and by rating, but only pricing can compute them. */
export function withPriceValues(
  advert: SearchableAdvert,
  prices: Pick<PriceBook, 'judge'>,
  now: Date,
): SearchableAdvert {
  return {
    ...advert,
    yearlyCost: standardYearlyCost(advert, now),
    ...judgedValues(prices.judge(advert)),
  };
}

/** The same for other prices of an advert that the book holds; its yearly cost does not depend on them. */
export function withRating(
  reference: string,
  stated: AdvertPrices,
  prices: Pick<PriceBook, 'judgePrice'>,
): AdvertPrices {
  return { ...stated, ...judgedValues(prices.judgePrice(reference, stated.price)) };
}

function judgedValues(verdict: Verdict) {
  const [priceRating, value] = ratingValues(verdict);
  return { priceRating, value, isTooLow: verdict === 'too-low' };
}
