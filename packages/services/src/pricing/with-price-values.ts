import { type PriceRatingName, priceRatings, type SearchableAdvert } from '@forecourt/domain';
import { type PriceBook, ratingSteps } from '@forecourt/pricing';
import { standardYearlyCost } from './with-yearly-cost.ts';

/** The values that change with every fit of the market, in the order of `ratedValues`. */
export const ratedKeys = ['priceRating', 'value', 'lowestPrice'] as const;

type Verdict = ReturnType<PriceBook['rateKnown']>;
type Rating = Exclude<Verdict, 'too-low'>;

/** A price that is too low to rate is not the lowest of a list. */
export function ratedValues(verdict: Verdict, price: number | null) {
  return verdict === 'too-low' ? [null, null, null] : [...ratingValues(verdict), price];
}

/** The rating of a price, and by how many per cent it is below the market; null if it has no rating. */
function ratingValues(rating: Rating): [priceRating: PriceRatingName | null, value: number | null] {
  if (!rating) return [null, null];
  const place = ratingSteps.findIndex(({ step }) => step === rating.step);
  return [priceRatings[place] ?? null, (-rating.difference / rating.expected) * 100];
}

/** The index finds adverts by yearly cost and by rating, but only pricing can compute them. */
export function withPriceValues(
  advert: SearchableAdvert,
  prices: Pick<PriceBook, 'rate' | 'isTooLow'>,
  now: Date,
): SearchableAdvert {
  const rating = prices.rate(advert);
  const [priceRating, value] = ratingValues(rating);
  const isTooLow = rating === null && prices.isTooLow(advert);
  return { ...advert, yearlyCost: standardYearlyCost(advert, now), priceRating, value, isTooLow };
}
