import { findVanBody, motorTaxOf, taxedVehicleOf, type Vehicle } from '@forecourt/domain';
import { batteriesInYear, rangeOfBattery } from '../batteries.ts';
import type { CommercialModel } from '../taxonomy-types.ts';
import type { KnownModel } from './find-facts.ts';
import type { VersionWords } from './read-version.ts';
import { findUsualEngine, usualPower } from './usual-engine.ts';
import { findUsualFuel } from './usual-fuel.ts';

/** All that is usual for a van, a pick-up or a lorry, also of what it states. */
export function usualCommercial(
  vehicle: Vehicle,
  model: KnownModel<CommercialModel> | null,
  words: VersionWords,
  today: Date,
): Partial<Vehicle> {
  const { year, derivative } = vehicle;
  const body = vehicle.body ?? findBody(vehicle.model, model, words);
  const fuel = vehicle.fuel ?? (model ? findUsualFuel(model, year, words, derivative) : words.fuel);
  const seats = words.seats ?? (model?.seats.length === 1 ? (model.seats[0] ?? null) : null);
  const described = { ...vehicle, body, fuel, seats: vehicle.seats ?? seats };
  return {
    body,
    fuel,
    doors: words.doors,
    seats,
    ...(model && fuel && usualDrive({ ...vehicle, fuel }, model, fuel, words)),
    motorTax: usualTax(described, model, today),
  };
}

/** Bodies that are put on whatever van the buyer has: a version that names one means it. */
function findBody(name: string, model: CommercialModel | null, { body }: VersionWords): Vehicle['body'] {
  if (model === null) return (body ?? findVanBody(name) ?? null) as Vehicle['body'];
  const named = model.bodies.find((each) => each === body);
  return named ?? model.bodies[0] ?? null;
}

function usualDrive(
  vehicle: Vehicle,
  model: KnownModel<CommercialModel>,
  fuel: NonNullable<Vehicle['fuel']>,
  words: VersionWords,
): Partial<Vehicle> {
  if (fuel === 'Electric') {
    const built = batteriesInYear(model.make, model, vehicle.year);
    const batteryKwh =
      vehicle.batteryKwh ?? words.batteryKwh ?? (built.length === 1 ? (built[0] ?? null) : null);
    return { batteryKwh, rangeKm: batteryKwh === null ? null : rangeOfBattery(model, batteryKwh) };
  }
  const engine = findUsualEngine(model, vehicle, fuel, words);
  return { engineCc: engine.engineCc, powerKw: words.powerKw ?? usualPower(engine) };
}

/** What a lorry may carry, of all that it may weigh. */
const loadOfLorry = 0.54;

/** Said only where the lightest and the heaviest of the model pay the same. */
function usualTax(vehicle: Vehicle, model: CommercialModel | null, today: Date): number | null {
  const weights = (model?.grossKg ?? [null, null]).map((gross, end) => {
    const grossWeightKg = vehicle.grossWeightKg ?? gross;
    const usualLoad =
      model?.payloadKg?.[end] ?? (grossWeightKg === null ? null : Math.round(grossWeightKg * loadOfLorry));
    return { grossWeightKg, payloadKg: vehicle.payloadKg ?? usualLoad };
  });
  const taxes = weights.map((weight) => {
    const taxed = taxedVehicleOf('Commercial', { ...vehicle, ...weight }, today);
    return taxed && motorTaxOf(taxed, today);
  });
  const [least = null] = taxes;
  return taxes.every((tax) => tax === least) ? least : null;
}
