import { motorTaxOf, taxedVehicleOf, type Vehicle } from '@forecourt/domain';
import type { BikeModel } from '../taxonomy-types.ts';
import type { VersionWords } from './read-version.ts';

/** All that is usual for a bike, also of what it states. */
export function usualBike(
  vehicle: Vehicle,
  model: BikeModel | null,
  words: VersionWords,
  today: Date,
): Partial<Vehicle> {
  const fuel = vehicle.fuel ?? (model ? (model.isElectric ? 'Electric' : 'Petrol') : null);
  const sizes = sizesOf(vehicle, model, words, fuel);
  return {
    body: model?.body ?? null,
    fuel,
    engineCc: sizes.length === 1 ? (sizes[0] ?? null) : null,
    // What may not be ridden on the road is not taxed for it.
    motorTax: model?.licence === null ? null : usualTax({ ...vehicle, fuel }, sizes, today),
  };
}

/** The sizes that its engine may have, in cc. */
function sizesOf(
  { engineCc }: Vehicle,
  model: BikeModel | null,
  words: VersionWords,
  fuel: Vehicle['fuel'],
): readonly (number | null)[] {
  if (fuel === 'Electric') return [null];
  const said = engineCc ?? words.cc;
  return said === null ? (model?.cc ?? []) : [said];
}

/** Said only where every size that it may have pays the same. */
function usualTax(vehicle: Vehicle, sizes: readonly (number | null)[], today: Date): number | null {
  const taxes = sizes.map((engineCc) => {
    const taxed = taxedVehicleOf('Bike', { ...vehicle, engineCc }, today);
    return taxed && motorTaxOf(taxed, today);
  });
  const [least = null] = taxes;
  return taxes.every((tax) => tax === least) ? least : null;
}
