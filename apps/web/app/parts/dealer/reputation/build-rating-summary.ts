import { type DealerRating, groupDigits } from '@forecourt/domain';

export interface RatingSummary {
  average: number;
  /** `4.6`, with a decimal even for a round number. */
  score: string;
  /** `23 reviews`. */
  count: string;
  /** For screen readers. */
  label: string;
}

export function buildRatingSummary({ average, count }: DealerRating): RatingSummary {
  const score = average.toFixed(1);
  const reviews = `${groupDigits(count)} ${count === 1 ? 'review' : 'reviews'}`;
  return { average, score, count: reviews, label: `${score} out of 5 from ${reviews}` };
}
