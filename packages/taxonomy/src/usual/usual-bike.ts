import { motorTaxOf, taxedVehicleOf, type Vehicle } from '@forecourt/domain';
import type { BikeModel } from '../taxonomy-types.ts';
import { readCc } from './read-version.ts';
import type { UsualValues } from './usual-keys.ts';

/** What a bike states, and what is usual if it states nothing. */
export function usualBike(vehicle: Vehicle, model: BikeModel | null, today: Date): UsualValues {
  const { doors, seats, powerKw, co2, batteryKwh, rangeKm } = vehicle;
  const fuel = vehicle.fuel ?? (model && (model.isElectric ? 'Electric' : 'Petrol'));
  const said = vehicle.engineCc ?? readCc(vehicle.derivative);
  const sizes = said === null ? (model?.cc ?? []) : [said];
  return {
    body: vehicle.body ?? model?.body ?? null,
    fuel,
    engineCc: sizes.length === 1 && fuel !== 'Electric' ? (sizes[0] ?? null) : vehicle.engineCc,
    // A vehicle that may not be used on the road is not taxed.
    motorTax:
      vehicle.motorTax ?? (model?.licence === null ? null : usualTax({ ...vehicle, fuel }, sizes, today)),
    ...{ doors, seats, powerKw, co2, batteryKwh, rangeKm },
  };
}

/** Filled in only if every possible size pays the same. */
function usualTax(vehicle: Vehicle, sizes: readonly number[], today: Date): number | null {
  const possible = vehicle.fuel === 'Electric' ? [null] : sizes;
  const [first = null, ...others] = possible.map((engineCc) => {
    const taxed = taxedVehicleOf('Bike', { ...vehicle, engineCc }, today);
    return taxed && motorTaxOf(taxed, today);
  });
  return others.every((tax) => tax === first) ? first : null;
}
