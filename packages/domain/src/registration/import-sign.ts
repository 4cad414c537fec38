import type { Vehicle } from '../vehicle/vehicle-attributes.ts';
import { parsePlate } from './plate.ts';

/** Why a vehicle seems to be imported, the surest sign first. */
export type ImportSign =
  | { kind: 'stated'; from: Exclude<Vehicle['origin'], null | 'Ireland'> }
  /** It still has a Northern Ireland plate: the buyer may have to register it in the Republic and pay VRT. */
  | { kind: 'northern-irish-plate'; county: string }
  | { kind: 'clock-in-miles' };

/** Speed limits, and with them the clocks of new cars, changed to kilometres on 20 January 2005. */
const firstYearInKm = 2005;

type ImportedVehicle = Pick<Vehicle, 'origin' | 'registration' | 'isMileageInMiles' | 'year' | 'condition'>;

/** An Irish plate shows the year of first registration anywhere, so the plate alone never shows an import. */
export function findImportSign(vehicle: ImportedVehicle): ImportSign | null {
  const { origin, registration, isMileageInMiles, year } = vehicle;
  if (origin !== null) return origin === 'Ireland' ? null : { kind: 'stated', from: origin };
  const plate = registration === null ? null : parsePlate(registration);
  if (plate?.kind === 'northern-irish') return { kind: 'northern-irish-plate', county: plate.county };
  return isMileageInMiles === true && year >= firstYearInKm ? { kind: 'clock-in-miles' } : null;
}
