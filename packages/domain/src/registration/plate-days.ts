import type { Half } from './mark.ts';

/**
 * The first and the last day on which a vehicle with a plate of that year, or half of it, was first
 * registered.
 */
export function plateDays(year: number, half: Half | null): { first: Date; last: Date } {
  return {
    first: new Date(Date.UTC(year, half === 2 ? 6 : 0, 1)),
    last: new Date(half === 1 ? Date.UTC(year, 5, 30) : Date.UTC(year, 11, 31)),
  };
}
