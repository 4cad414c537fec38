import { type Advert, formatEuro, groupDigits, roundGoingRate } from '@forecourt/domain';
import { type PriceRating, type RatingStep, ratingSteps } from '@forecourt/pricing';
import { formatPriceDistance } from './format-price-distance.ts';

/** How the price compares, and what that is based on. */
export interface RatingView {
  step: RatingStep;
  label: string;
  /** `€1,200 under the going rate of €16,150` */
  sentence: string;
  steps: { step: RatingStep; label: string; range: string; isThis: boolean }[];
  /** The price's position on the scale, 0 to 100. */
  place: number;
  comparables: string;
}

export function buildRatingView(advert: Advert, rating: PriceRating | null): RatingView | null {
  if (!rating) return null;
  const { step, label, comparables, thresholds } = rating;
  const ends = [thresholds.great, thresholds.good, thresholds.fair, thresholds.high];
  return {
    step,
    label,
    sentence: differenceWords(advert.price ?? rating.expected, rating.expected),
    steps: ratingSteps.map((each, index) => ({
      step: each.step,
      label: each.label,
      range: rangeWords(ends[index - 1], ends[index]),
      isThis: each.step === step,
    })),
    place: placeOnScale(advert.price ?? 0, ends),
    comparables: `See the ${groupDigits(comparables)} adverts we compared it with`,
  };
}

function differenceWords(price: number, expected: number): string {
  const market = `the going rate of ${formatEuro(roundGoingRate(expected))}`;
  const distance = formatPriceDistance(price, expected);
  return distance ? `${distance} ${market}` : `About ${market}`;
}

function rangeWords(from: number | undefined, to: number | undefined): string {
  if (to === undefined) return `above ${formatEuro(from ?? 0)}`;
  return from === undefined ? `up to ${formatEuro(to)}` : `${formatEuro(from + 1)} to ${formatEuro(to)}`;
}

/** Each step is a fifth of the scale; within its fifth, the price is placed in proportion to the step's ends. */
function placeOnScale(price: number, ends: readonly number[]): number {
  const [first = 0, second = 0] = ends;
  const last = ends.at(-1) ?? 0;
  const width = Math.max(1, second - first);
  const bounds = [first - 2 * width, ...ends, last + 2 * width];
  const index = Math.max(
    0,
    Math.min(
      4,
      bounds.findLastIndex((bound) => price > bound),
    ),
  );
  const [from = 0, to = 1] = bounds.slice(index, index + 2);
  const within = Math.min(1, Math.max(0, (price - from) / Math.max(1, to - from)));
  return Math.round((index + within) * 20);
}
