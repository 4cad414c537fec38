import { yearHalfYear } from './mark.ts';
import { plateFacts } from './plate.ts';

/**
 * The mark of a vehicle: from its plate if that agrees with the stated year, otherwise from the year alone.
 */
export function vehicleMark(vehicle: { year: number; registration: string | null }): string {
  const facts = plateFacts(vehicle.registration);
  return facts?.year === vehicle.year ? facts.mark : yearHalfYear(vehicle.year);
}
