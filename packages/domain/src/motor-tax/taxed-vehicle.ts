import type { Channel } from '../channel/channel.ts';
import { bornOf, dateOfYear } from '../registration/born.ts';
import { plateFacts } from '../registration/plate.ts';
import type { Vehicle } from '../vehicle/vehicle-attributes.ts';
import type { TaxedVehicle } from './motor-tax.ts';
import { cycleOf, isMonthDecisive } from './tax-regime.ts';

/** The part of a vehicle that the law uses to tax it. */
export type TaxableVehicle = Pick<Vehicle, 'year'> &
  Partial<
    Pick<
      Vehicle,
      | 'registration'
      | 'condition'
      | 'body'
      | 'seats'
      | 'fuel'
      | 'engineCc'
      | 'co2'
      | 'grossWeightKg'
      | 'payloadKg'
    >
  >;

/** A vehicle with fewer seats is not a bus. */
const fewestSeatsOfBus = 9;

/**
 * What the law taxes, from a vehicle as an advert describes it; null if too little is known to choose the
 * table.
 */
export function taxedVehicleOf(channel: Channel, vehicle: TaxableVehicle, today: Date): TaxedVehicle | null {
  const firstRegistered = firstRegistrationOf(vehicle, today);
  const isElectric = vehicle.fuel === 'Electric';
  const engineCc = isElectric ? null : (vehicle.engineCc ?? null);
  switch (channel) {
    case 'Car': {
      const cycle = cycleOf(firstRegistered.getUTCFullYear());
      return { kind: 'car', firstRegistered, engineCc, co2: isElectric ? 0 : (vehicle.co2 ?? null), cycle };
    }
    case 'Bike':
      return isElectric || engineCc !== null ? { kind: 'motorcycle', firstRegistered, engineCc } : null;
    case 'Commercial': {
      const { body, seats, grossWeightKg, payloadKg } = vehicle;
      if (body === 'Motorhome / Camper') return { kind: 'motor-caravan', firstRegistered };
      if (body === 'Minibus' && seats && seats >= fewestSeatsOfBus)
        return { kind: 'bus', firstRegistered, seats };
      if (!grossWeightKg || !payloadKg) return null;
      return { kind: 'goods', firstRegistered, unladenKg: grossWeightKg - payloadKg, isElectric };
    }
  }
}

/** A brand new vehicle will be registered by its buyer. */
function firstRegistrationOf({ year, registration, condition }: TaxableVehicle, today: Date): Date {
  if (condition === 'New') return today;
  const plate = isMonthDecisive('car', year, today) ? plateFacts(registration ?? null) : null;
  return dateOfYear(bornOf(year, plate?.year === year ? plate.half : null));
}
