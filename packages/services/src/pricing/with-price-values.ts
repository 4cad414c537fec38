import { type PriceRatingName, priceRatings, type SearchableAdvert } from '@forecourt/domain';
import { type PriceBook, ratingSteps } from '@forecourt/pricing';
import { standardYearlyCost } from './with-yearly-cost.ts';

/** The values that change with every fit of the market, in the order of `ratedValues`. */
export const ratedKeys = ['priceRating', 'value'] as const;

type Rating = ReturnType<PriceBook['rateKnown']>;

/** The rating of a price, and by how many per cent it is below the market; null if it has no rating. */
export function ratedValues(rating: Rating): [priceRating: PriceRatingName | null, value: number | null] {
  if (!rating) return [null, null];
  const place = ratingSteps.findIndex(({ step }) => step === rating.step);
  return [priceRatings[place] ?? null, (-rating.difference / rating.expected) * 100];
}

/** The index finds adverts by yearly cost and by rating, but only pricing can compute them. */
export function withPriceValues(
  advert: SearchableAdvert,
  prices: Pick<PriceBook, 'rate'>,
  now: Date,
): SearchableAdvert {
  const [priceRating, value] = ratedValues(prices.rate(advert));
  return { ...advert, yearlyCost: standardYearlyCost(advert, now), priceRating, value };
}
