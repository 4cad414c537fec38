import { testExemptAge } from '@forecourt/domain';
import type { VehicleCheck } from './vehicle-check.ts';

/** Every plate of the formats before this year is on an older car. */
const firstYearOfPlates = 1987;

/**
 * Whether cars with such a plate need no NCT because of their age. In the year in which they reach that age
 * none of them has a test left: the last one was two years earlier.
 */
export function isNctExempt({ kind, year }: Pick<VehicleCheck, 'kind' | 'year'>, today: Date): boolean {
  const registered = kind === 'irish-before-1987' ? firstYearOfPlates : year;
  return registered !== null && today.getUTCFullYear() - registered >= testExemptAge;
}
