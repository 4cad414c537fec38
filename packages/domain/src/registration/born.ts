import { dayMs } from '../time/day-ms.ts';
import type { Half } from './mark.ts';

/**
 * Where in its year a vehicle of a half was registered on average. Nearly everyone in Ireland waits for a new
 * plate in January or July, so both means lie early in their half; a year without its half lies between them.
 */
const meanPartOfYear = { first: 0.165, second: 0.63, unknown: 0.32 };

const msPerYear = 365.25 * dayMs;

/** A moment as a fractional year: the middle of 2019 is 2019.5. */
export function yearOf(moment: Date): number {
  return 1970 + moment.getTime() / msPerYear;
}

/** The day of such a year: `2026-11-15`. */
export function dayOfYear(year: number): string {
  return dateOfYear(year).toISOString().slice(0, 10);
}

/** The midnight at which that day begins. */
export function dateOfYear(year: number): Date {
  return new Date(Math.floor(((year - 1970) * msPerYear) / dayMs) * dayMs);
}

/** The average moment of first registration of vehicles with a mark. */
export function bornOf(year: number, half: Half | null): number {
  const part = half === 1 ? 'first' : half === 2 ? 'second' : 'unknown';
  return year + meanPartOfYear[part];
}

/** Years since first registration; a vehicle of this year is at least a few weeks old. */
export function ageAt(born: number, now: number): number {
  return Math.max(0.05, now - born);
}
