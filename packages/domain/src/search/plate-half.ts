import { parseMark, yearHalfYear } from '../registration/mark.ts';
import { plateFacts } from '../registration/plate.ts';

/** The first mark with a half is 131; later ones than this are decades away. */
const firstYear = 2013;
const lastYear = 2032;

/** The half-years of number plates, the newest first: `192`, `191`. */
export const plateHalves: readonly string[] = Array.from(
  { length: lastYear - firstYear + 1 },
  (_, index) => lastYear - index,
).flatMap((year) => [yearHalfYear(year, 2), yearHalfYear(year, 1)]);

/**
 * The half-year of a vehicle: from its plate or, without one, from a title such as `192 Volkswagen Golf`. Null
 * if neither says it, or if it contradicts the year.
 */
export function plateHalf(
  vehicle: { year: number; registration?: string | null },
  title: string,
): string | null {
  const facts = vehicle.registration ? plateFacts(vehicle.registration) : parseMark(title.slice(0, 3));
  return facts && facts.half !== null && facts.year === vehicle.year
    ? yearHalfYear(facts.year, facts.half)
    : null;
}
