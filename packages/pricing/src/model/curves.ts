/** The ages in years between which the common value curve is linear in the logarithm. */
export const ageKnots = [0, 1, 2, 3, 4, 5, 6, 7, 8, 10, 12, 15, 18, 22, 30, 40];

/** The same for distance, in 10,000 km. */
export const kmKnots = [0, 2, 5, 10, 15, 20, 30, 45, 80, 130];

/**
 * The position of a value among the knots: the knot below it and the fraction of the way to the next one. A
 * point between two knots is their weighted mean: `placeAmong([0, 10, 20], 14)` is knot 1 and 0.4.
 */
export function placeAmong(knots: readonly number[], value: number): { below: number; part: number } {
  const last = knots.length - 1;
  if (value <= (knots[0] ?? 0)) return { below: 0, part: 0 };
  if (value >= (knots[last] ?? 0)) return { below: last - 1, part: 1 };
  let below = 0;
  while ((knots[below + 1] ?? 0) < value) below += 1;
  const from = knots[below] ?? 0;
  return { below, part: (value - from) / ((knots[below + 1] ?? 0) - from) };
}

/**
 * Age as a straight line, one step per five years, but capped: no vehicle keeps losing value at its early
 * rate.
 */
export function ageingAt(age: number): number {
  return (Math.min(age, 14) - 5) / 5;
}

/** One for a vehicle of today, nearly zero after three years: the effect on prices in the first months. */
export function youthAt(age: number): number {
  return Math.exp(-age);
}
