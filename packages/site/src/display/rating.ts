export const maximumRating = 5;

/**
 * How much of the row of stars is filled, in percent. A view that is given its rating as a percentage asks with a
 * maximum of 100.
 */
export function starFillPercent(rating: number, maximum: number = maximumRating): number {
  const percent = (rating / maximum) * 100;
  return Number.isNaN(percent) ? 0 : Math.min(100, Math.max(0, percent));
}

/** `Our Rating: 4.5/5`: never more or less than the stars show. */
export function ratingLabel(rating: number): string {
  const shown = (starFillPercent(rating) / 100) * maximumRating;
  return `Our Rating: ${Math.round(shown * 10) / 10}/${maximumRating}`;
}

/** The stars of a rating that was given as a percentage: 90 is 4.5. */
export function ratingOfPercent(percent: number): number {
  return (starFillPercent(percent, 100) / 100) * maximumRating;
}
