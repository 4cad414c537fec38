import { firstHalfYear, yearHalfYear } from '../registration/mark.ts';

/** The first mark with a half is 131; later ones than this are years away. */
const lastYear = 2032;

/** The half-years of number plates, the newest first: `192`, `191`. */
export const plateHalves: readonly string[] = Array.from(
  { length: lastYear - firstHalfYear + 1 },
  (_, index) => lastYear - index,
).flatMap((year) => [yearHalfYear(year, 2), yearHalfYear(year, 1)]);

/**
 * The half-year of a vehicle: from its plate or, without one, from a title such as `192 Volkswagen Golf`. Null
 * if neither says it, or if it contradicts the year. Every advert of a market is read: no pattern is needed.
 */
export function plateHalf(
  vehicle: { year: number; registration?: string | null },
  title: string,
): string | null {
  const text = vehicle.registration ?? title;
  const { year } = vehicle;
  if (year < firstHalfYear || year > lastYear || isDigit(text, 3)) return null;
  const half = text.charCodeAt(2) - zero;
  if (half !== 1 && half !== 2) return null;
  const isSameYear = (text.charCodeAt(0) - zero) * 10 + text.charCodeAt(1) - zero === year % 100;
  return isSameYear ? yearHalfYear(year, half) : null;
}

const zero = 48;

function isDigit(text: string, at: number): boolean {
  const digit = text.charCodeAt(at) - zero;
  return digit >= 0 && digit <= 9;
}
