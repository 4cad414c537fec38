export const maximumRating = 5;

/**
 * How much of the row of stars is filled, in percent. For a rating given as a percentage, pass a maximum of
 * 100.
 */
export function starFillPercent(rating: number, maximum: number = maximumRating): number {
  const percent = (rating / maximum) * 100;
  return Number.isNaN(percent) ? 0 : Math.min(100, Math.max(0, percent));
}

/** `Our Rating: 4.5/5`: exactly what the stars show. */
export function ratingLabel(rating: number): string {
  const shown = (starFillPercent(rating) / 100) * maximumRating;
  return `Our Rating: ${Math.round(shown * 10) / 10}/${maximumRating}`;
}

/** The stars for a rating given as a percentage: 90 is 4.5. */
export function ratingOfPercent(percent: number): number {
  return (starFillPercent(percent, 100) / 100) * maximumRating;
}
