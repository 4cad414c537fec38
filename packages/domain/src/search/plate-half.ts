import { yearHalfYear } from '../registration/mark.ts';
import { plateFacts } from '../registration/plate.ts';

/** The first mark with a half is 131; later ones than this are decades away. */
const firstYear = 2013;
const lastYear = 2032;

/** The half-years of number plates, the newest first: `192`, `191`. */
export const plateHalves: readonly string[] = Array.from(
  { length: lastYear - firstYear + 1 },
  (_, index) => lastYear - index,
).flatMap((year) => [yearHalfYear(year, 2), yearHalfYear(year, 1)]);

/** The half-year of a vehicle; null if its plate does not say, or contradicts its year. */
export function plateHalf(vehicle: { year: number; registration?: string | null }): string | null {
  const facts = plateFacts(vehicle.registration ?? null);
  return facts && facts.half !== null && facts.year === vehicle.year ? facts.mark : null;
}
