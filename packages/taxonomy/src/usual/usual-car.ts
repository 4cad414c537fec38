import { motorTaxOf, type TaxableVehicle, taxedVehicleOf, type Vehicle } from '@forecourt/domain';
import { batteriesInYear, rangeOfBattery } from '../batteries.ts';
import { bodiesInYear, doorsOf, heavinessOf } from '../car-bodies.ts';
import type { CarBody, CarModel, Fuel } from '../taxonomy-types.ts';
import type { KnownModel } from './find-facts.ts';
import type { VersionWords } from './read-version.ts';
import { findUsualEngine, usualCo2, usualPower } from './usual-engine.ts';
import { findUsualFuel } from './usual-fuel.ts';

/** No car of before has a CO₂ figure that anybody asks for: tax goes by it since then. */
const firstYearOfCo2 = 2008;

/** All that is usual for a car, also of what it states; only the model's facts may be missing. */
export function usualCar(
  vehicle: Vehicle,
  model: KnownModel<CarModel> | null,
  words: VersionWords,
  today: Date,
): Partial<Vehicle> {
  const { year, derivative } = vehicle;
  const body = (vehicle.body ?? (model ? findBody(model, year, words) : words.body)) as CarBody | null;
  const fuel = vehicle.fuel ?? (model ? findUsualFuel(model, year, words, derivative) : words.fuel);
  const drive = model && body && fuel ? usualDrive(vehicle, model, body, fuel, words) : unknownDrive;
  const { registration, condition } = vehicle;
  const engineCc = vehicle.engineCc ?? drive.engineCc;
  const co2 = vehicle.co2 ?? drive.co2;
  return {
    ...drive,
    body,
    fuel,
    doors: words.doors ?? (model && body && (doorsOf(model, body)[0] ?? null)),
    seats: words.seats ?? (model && usualSeats(model, body)),
    motorTax: usualTax({ year, registration, condition, body, fuel, engineCc, co2 }, today),
  };
}

type Drive = Pick<Vehicle, 'engineCc' | 'powerKw' | 'co2' | 'batteryKwh' | 'rangeKm'>;

const unknownDrive: Drive = { engineCc: null, powerKw: null, co2: null, batteryKwh: null, rangeKm: null };

/** Words such as Coupe are trims of tall cars, of which only the roof comes off. */
const tallBodies: ReadonlySet<string> = new Set(['SUV', 'MPV', 'Pick-up']);

/** What the version says, or the body that the model had most often in that year. */
function findBody(model: CarModel, year: number, { body }: VersionWords): CarBody | null {
  const built = bodiesInYear(model, year);
  const [first] = built;
  if (body === null || first === undefined) return first ?? null;
  const named = body as CarBody;
  if (built.includes(named) || named === 'Convertible') return named;
  return tallBodies.has(first) || tallBodies.has(named) ? first : named;
}

/** Where a model comes with five or with seven, nobody can tell. */
function usualSeats({ seats = [5] }: CarModel, body: CarBody | null): number | null {
  const most = body === 'Convertible' ? 4 : Number.POSITIVE_INFINITY;
  const possible = new Set(seats.map((number) => Math.min(most, number)));
  return possible.size === 1 ? Math.min(...possible) : null;
}

function usualDrive(
  vehicle: Vehicle,
  model: KnownModel<CarModel>,
  body: CarBody,
  fuel: Fuel,
  words: VersionWords,
): Drive {
  const battery = usualBattery(vehicle, model, fuel, words);
  if (fuel === 'Electric') return { engineCc: null, powerKw: words.powerKw, co2: 0, ...battery };
  const engine = findUsualEngine(model, vehicle, fuel, words);
  // What a pick-up emits decides no tax, and nobody can tell it by the engine.
  const isCo2Known = vehicle.year >= firstYearOfCo2 && body !== 'Pick-up';
  const co2 = isCo2Known ? usualCo2(engine, heavinessOf(model.name, body)) : null;
  return { engineCc: engine.engineCc, powerKw: words.powerKw ?? usualPower(engine), co2, ...battery };
}

const noBattery = { batteryKwh: null, rangeKm: null };

/** So many kilometres a plug-in hybrid drives on each kWh. */
const plugInKmPerKwh = 4.4;

function usualBattery(
  { year, batteryKwh: stated }: Vehicle,
  model: KnownModel<CarModel>,
  fuel: Fuel,
  words: VersionWords,
): Pick<Drive, 'batteryKwh' | 'rangeKm'> {
  if (fuel.includes('Plug-in')) {
    const batteryKwh = stated ?? words.batteryKwh ?? model.plugInKwh ?? null;
    return batteryKwh === null ? noBattery : { batteryKwh, rangeKm: Math.round(batteryKwh * plugInKmPerKwh) };
  }
  if (fuel !== 'Electric') return noBattery;
  const built = batteriesInYear(model.make, model, year);
  const batteryKwh = stated ?? words.batteryKwh ?? (built.length === 1 ? (built[0] ?? null) : null);
  return batteryKwh === null ? noBattery : { batteryKwh, rangeKm: rangeOfBattery(model, batteryKwh) };
}

/** A pick-up is taxed as a goods vehicle or by its engine, as its owner uses it. */
function usualTax(vehicle: TaxableVehicle, today: Date): number | null {
  if (vehicle.body === 'Pick-up') return null;
  const taxed = taxedVehicleOf('Car', vehicle, today);
  return taxed && motorTaxOf(taxed, today);
}
