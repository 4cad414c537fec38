import { findVanBody, motorTaxOf, taxedVehicleOf, type Vehicle } from '@forecourt/domain';
import { loadOfLorry, tractorWeights } from '../lorry-weights.ts';
import type { CommercialModel } from '../taxonomy-types.ts';
import type { KnownModel } from './find-facts.ts';
import { readBody, readDoors, readPower, readSeats } from './read-version.ts';
import { usualBattery } from './usual-battery.ts';
import { findUsualEngine, usualPower } from './usual-engine.ts';
import { findUsualFuel } from './usual-fuel.ts';
import type { UsualValues } from './usual-keys.ts';

/** What a van, a pick-up or a lorry states, and what is usual if it states nothing. */
export function usualCommercial(
  vehicle: Vehicle,
  model: KnownModel<CommercialModel> | null,
  today: Date,
): UsualValues {
  const { derivative, co2 } = vehicle;
  const body = vehicle.body ?? findBody(vehicle, model);
  const fuel = vehicle.fuel ?? findUsualFuel(model, vehicle);
  const only = model?.seats.length === 1 ? (model.seats[0] ?? null) : null;
  const seats = vehicle.seats ?? readSeats(derivative) ?? only;
  const engine =
    model && fuel && fuel !== 'Electric' ? findUsualEngine(model, vehicle, fuel, 'Commercial') : null;
  return {
    body,
    fuel,
    doors: vehicle.doors ?? readDoors(derivative),
    seats,
    engineCc: vehicle.engineCc ?? engine?.engineCc ?? null,
    powerKw: vehicle.powerKw ?? readPower(derivative) ?? (engine && usualPower(engine)),
    co2,
    motorTax: vehicle.motorTax ?? usualTax({ ...vehicle, body, fuel, seats }, model, today),
    ...usualBattery(vehicle, model, fuel),
  };
}

/** A version that names one of the model's bodies means it. */
function findBody({ derivative, model: name }: Vehicle, model: CommercialModel | null): Vehicle['body'] {
  const named = readBody(derivative, 'Commercial');
  if (model === null) return (named ?? findVanBody(name) ?? null) as Vehicle['body'];
  return model.bodies.find((body) => body === named) ?? model.bodies[0] ?? null;
}

/** Filled in only if the lightest and the heaviest of the model pay the same. */
function usualTax(vehicle: Vehicle, model: CommercialModel | null, today: Date): number | null {
  const [least = null, most = null] = (model?.grossKg ?? [null, null]).map((gross, end) => {
    const isTractor = vehicle.body === 'Tractor Unit';
    const grossWeightKg = vehicle.grossWeightKg ?? (isTractor ? tractorWeights.grossKg : gross);
    const usualLoad = model?.payloadKg?.[end] ?? loadOf(grossWeightKg, isTractor);
    const payloadKg = vehicle.payloadKg ?? usualLoad;
    const taxed = taxedVehicleOf('Commercial', { ...vehicle, grossWeightKg, payloadKg }, today);
    return taxed && motorTaxOf(taxed, today);
  });
  return least === most ? least : null;
}

function loadOf(grossKg: number | null, isTractor: boolean): number | null {
  if (grossKg === null) return null;
  return isTractor ? grossKg - tractorWeights.taxedKg : Math.round(grossKg * loadOfLorry);
}
