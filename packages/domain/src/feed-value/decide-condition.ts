import type { Vehicle } from '../vehicle/vehicle-attributes.ts';

/** How far a new vehicle may have been driven from the ship to the forecourt. */
const deliveryKm = 100;

/**
 * The condition of a row that does not state it. Almost all stock is used, and calling a used vehicle new
 * misleads: so only a vehicle of this year or the next that was hardly driven and has no plate yet is new.
 */
export function decideCondition(
  { year, mileage, registration }: Pick<Vehicle, 'year' | 'mileage' | 'registration'>,
  thisYear: number,
): 'New' | 'Used' {
  const isFresh = year >= thisYear && mileage !== null && mileage < deliveryKm;
  return isFresh && registration === null ? 'New' : 'Used';
}
