import type { Vehicle } from './vehicle-attributes.ts';

/** Never registered: shown as in stock and without finance. A demonstrator has been registered. */
export function isBrandNew(vehicle: Pick<Vehicle, 'condition'>): boolean {
  return vehicle.condition === 'New';
}
