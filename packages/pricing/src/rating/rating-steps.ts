/** The five steps from the best price to the worst, each with its name and upper end. */
export const ratingSteps = [
  { step: 'great', label: 'Great price', below: -0.11 },
  { step: 'good', label: 'Good price', below: -0.05 },
  { step: 'fair', label: 'Fair price', below: 0.05 },
  { step: 'high', label: 'High price', below: 0.11 },
  { step: 'very-high', label: 'Very high price', below: Number.POSITIVE_INFINITY },
] as const;

export type RatingStep = (typeof ratingSteps)[number]['step'];

/**
 * The ends of the steps. A tenth of Irish dealer cars asked 11% less than the same make, model, year, fuel
 * and mileage, a quarter 5% less, and as many that much more (21,723 cars of October 2022, in logarithms).
 */
export type RatingThresholds = Record<Exclude<RatingStep, 'very-high'>, number>;

/** The highest whole price of each step around an expected one; above the last is very high. */
export function thresholdsAround(expected: number): RatingThresholds {
  const end = (below: number) => Math.floor(expected * Math.exp(below));
  const [great, good, fair, high] = ratingSteps;
  return {
    great: end(great.below),
    good: end(good.below),
    fair: end(fair.below),
    high: end(high.below),
  };
}

export function stepOf(price: number, thresholds: RatingThresholds): (typeof ratingSteps)[number] {
  const [great, good, fair, high, veryHigh] = ratingSteps;
  if (price <= thresholds.great) return great;
  if (price <= thresholds.good) return good;
  if (price <= thresholds.fair) return fair;
  return price <= thresholds.high ? high : veryHigh;
}
