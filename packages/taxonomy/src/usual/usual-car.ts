import { motorTaxOf, type TaxableVehicle, taxedVehicleOf, type Vehicle } from '@forecourt/domain';
import { bodiesInYear, doorsOf, heavinessOf } from '../car-bodies.ts';
import type { CarBody, CarModel } from '../taxonomy-types.ts';
import type { KnownModel } from './find-facts.ts';
import { readBody, readDoors, readPower, readSeats } from './read-version.ts';
import { usualBattery } from './usual-battery.ts';
import { findUsualEngine, usualCo2, usualPower } from './usual-engine.ts';
import { findUsualFuel } from './usual-fuel.ts';
import type { UsualValues } from './usual-keys.ts';

/** Older cars have no relevant CO₂ figure: tax has been based on it since then. */
const firstYearOfCo2 = 2008;

/**
 * What a car states, and what is usual if it states nothing. For an unknown model, only the version counts.
 */
export function usualCar(vehicle: Vehicle, model: KnownModel<CarModel> | null, today: Date): UsualValues {
  const { year, derivative, registration, condition } = vehicle;
  const body = (vehicle.body ?? findBody(vehicle, model)) as CarBody | null;
  const fuel = vehicle.fuel ?? findUsualFuel(model, vehicle);
  const engine = model && fuel && fuel !== 'Electric' ? findUsualEngine(model, vehicle, fuel, 'Car') : null;
  const engineCc = vehicle.engineCc ?? engine?.engineCc ?? null;
  const co2 = vehicle.co2 ?? (model && body && (fuel === 'Electric' ? 0 : engineCo2()));
  return {
    body,
    fuel,
    doors: vehicle.doors ?? readDoors(derivative) ?? (model && body && (doorsOf(model, body)[0] ?? null)),
    seats: vehicle.seats ?? readSeats(derivative) ?? (model && usualSeats(model, body)),
    engineCc,
    powerKw: vehicle.powerKw ?? readPower(derivative) ?? (engine && usualPower(engine)),
    co2,
    motorTax:
      vehicle.motorTax ?? usualTax({ year, registration, condition, body, fuel, engineCc, co2 }, today),
    ...usualBattery(vehicle, model, fuel),
  };

  /** A pick-up's emissions decide no tax, and cannot be derived from the engine. */
  function engineCo2(): number | null {
    if (!engine || !model || !body || year < firstYearOfCo2 || body === 'Pick-up') return null;
    return usualCo2(engine, heavinessOf(model.name, body));
  }
}

/** Words such as Coupe are trims of tall cars; only a convertible roof is a real body. */
const tallBodies: ReadonlySet<string> = new Set(['SUV', 'MPV', 'Pick-up']);

/** What the version says, or the model's most common body in that year. */
function findBody({ year, derivative }: Vehicle, model: CarModel | null): CarBody | null {
  const named = readBody(derivative, 'Car') as CarBody | null;
  if (model === null) return named;
  const built = bodiesInYear(model, year);
  const [first] = built;
  if (named === null || first === undefined) return first ?? null;
  if (built.includes(named) || named === 'Convertible') return named;
  return tallBodies.has(first) || tallBodies.has(named) ? first : named;
}

/** If a model comes with five or seven, it cannot be known. */
function usualSeats({ seats = [5] }: CarModel, body: CarBody | null): number | null {
  const most = body === 'Convertible' ? 4 : Number.POSITIVE_INFINITY;
  const [first = null, ...others] = seats.map((number) => Math.min(most, number));
  return others.every((number) => number === first) ? first : null;
}

/** A pick-up is taxed as a goods vehicle or by its engine, depending on its owner's use. */
function usualTax(vehicle: TaxableVehicle, today: Date): number | null {
  if (vehicle.body === 'Pick-up') return null;
  const taxed = taxedVehicleOf('Car', vehicle, today);
  return taxed && motorTaxOf(taxed, today);
}
