import { roundGoingRate } from '@forecourt/domain';
import type { ComparedAdverts, PricedAdvert, RatingStep, RatingThresholds } from '@forecourt/pricing';
import { ratingSteps } from '@forecourt/pricing';
import type { PricingService } from '../pricing/pricing-service.ts';
import type { BuiltAdvert } from './build-advert.ts';

/** What the market says about a price, for every price that the seller may try. */
export interface PriceAdvice {
  /** What such a vehicle usually costs from a private seller, rounded as it is stated everywhere. */
  goingRate: number;
  /** How many similar adverts it was compared with. */
  comparables: number;
  /** Each label with the highest price that gets it; the last has no end. */
  steps: readonly { step: RatingStep; label: string; upTo: number | null }[];
  /** The prices of similar adverts, lowest first, each as if it were this vehicle. */
  prices: readonly number[];
  /** The adverts themselves, the most similar first. */
  compared: ComparedAdverts | null;
}

type Market = Pick<PricingService, 'rate' | 'value' | 'comparedWith'>;

/** Null if too few similar ones are for sale to say anything. */
export function findPriceAdvice(
  market: Market,
  advert: BuiltAdvert,
  publicReference: string,
): PriceAdvice | null {
  const { channel, vehicle } = advert;
  if (vehicle.make === '' || vehicle.model === '' || vehicle.year < 1900) return null;
  const { make, model, year, fuel, mileage } = vehicle;
  const value = market.value({ channel, make, model, year, fuel, mileage });
  if (!value) return null;
  // A price that is itself believable: the going rate does not depend on it.
  const priced: PricedAdvert = { ...advert, publicReference, status: 'live', price: value.private.price };
  const rating = market.rate({ ...priced, doubted: advert.doubted.filter((each) => each !== 'price') });
  if (!rating) return null;
  const compared = market.comparedWith(priced);
  const prices = compared?.adverts.map(({ adjustedPrice }) => Math.round(adjustedPrice)) ?? [];
  return {
    goingRate: roundGoingRate(rating.expected),
    comparables: rating.comparables,
    steps: ratingSteps.map(({ step, label }) => ({
      step,
      label,
      upTo: step === 'very-high' ? null : rating.thresholds[step as keyof RatingThresholds],
    })),
    prices: prices.toSorted((one, other) => one - other),
    compared,
  };
}
