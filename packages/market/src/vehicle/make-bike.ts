import { motorTaxOf, unknownVehicle, type Vehicle } from '@forecourt/domain';
import type { BikeBody, BikeModel } from '@forecourt/taxonomy';
import { priceModel } from '../price/price-model.ts';
import { retentionAt } from '../price/retention.ts';
import type { RandomStream } from '../random/random-stream.ts';
import { chooseColour } from './colours.ts';
import { chooseEquipment } from './equipment/equipment.ts';
import type { MadeVehicle, MakingOf } from './made-vehicle.ts';
import type { MadeModel } from './model-tables.ts';
import { chooseDistance, choosePast, chooseStart } from './past.ts';

type MadeBikeModel = Extract<MadeModel, { channel: 'Bike' }>;

const kmPerYear: Readonly<Partial<Record<BikeBody, number>>> = {
  Scooter: 4500,
  Moped: 2500,
  Naked: 5000,
  Sports: 4200,
  'Sports Tourer': 7500,
  Adventure: 8000,
  Touring: 9000,
  Cruiser: 4000,
  'Retro / Classic': 3500,
  Commuter: 5500,
};

/** Approximate kW per cc. */
const powerOfCc: Readonly<Partial<Record<BikeBody, number>>> = {
  Sports: 0.145,
  Naked: 0.105,
  'Sports Tourer': 0.095,
  Adventure: 0.088,
  Touring: 0.075,
  Cruiser: 0.046,
  'Retro / Classic': 0.062,
  'Cafe Racer': 0.062,
  Scrambler: 0.066,
  Supermoto: 0.1,
  Enduro: 0.11,
  Motocross: 0.13,
};

const automaticBodies: ReadonlySet<BikeBody> = new Set([
  'Scooter',
  'Moped',
  'Electric',
  'Three-wheeler',
  'Quad / ATV',
]);
const singleSeats: ReadonlySet<BikeBody> = new Set(['Motocross', 'Enduro', 'Trial', 'Quad / ATV']);
/** These makes and models hold their value better than the rest. */
const wellKept = /Harley|Vespa|Africa Twin|GS$|Gold Wing/;

export function makeBike(
  random: RandomStream,
  { make, model }: MadeBikeModel,
  making: MakingOf,
): MadeVehicle {
  const { now } = making;
  const start = chooseStart(random, model, making);
  const { year, firstRegistered, age } = start;
  // A bike that may not be ridden on the road has no plate, no tax and no known day of registration.
  const isOffRoad = model.licence === null;
  const engineCc = model.isElectric ? null : chooseCc(model, year);
  const usualMileage = Math.round((kmPerYear[model.body] ?? 4500) * Math.min(age, 12) * 0.85 + 300);
  const mileage = chooseDistance(random, making, age, {
    usual: Math.max(900, usualMileage),
    most: (engineCc ?? 125) <= 125 ? 45_000 : 130_000,
    whenNew: [1, 10],
    asDemonstrator: [300, 3500],
  });
  const trimLevel = random.weighted([
    [0, 25],
    [1, 35],
    [2, 25],
    [3, 15],
  ]);
  const isAutomatic = automaticBodies.has(model.body) || model.isElectric === true;
  const electric = model.isElectric ? batteryOf(make, model.licence) : { batteryKwh: null, rangeKm: null };

  const vehicle: Vehicle = {
    ...unknownVehicle,
    make,
    model: model.name,
    derivative: derivativeOf(random, model, engineCc, year),
    ...choosePast(
      random,
      { channel: 'Bike', make, start, mileage, testedAs: 'untested', importedFrom: null, isOffRoad },
      making,
    ),
    ...(isOffRoad && { warrantyMonths: null }),
    body: model.body,
    colour: chooseColour(random, 'Bike', make, year),
    seats: singleSeats.has(model.body) ? 1 : 2,
    fuel: model.isElectric ? 'Electric' : 'Petrol',
    transmission: isAutomatic ? 'Automatic' : 'Manual',
    engineCc,
    powerKw: powerOf(model, engineCc),
    licence: model.licence,
    motorTax: isOffRoad
      ? null
      : motorTaxOf({ kind: 'motorcycle', firstRegistered: firstRegistered ?? now, engineCc }, now),
    consumption:
      engineCc === null || isOffRoad
        ? null
        : Math.round((1.9 + engineCc / 260 + (model.body === 'Sports' ? 0.5 : 0)) * 10) / 10,
    ...electric,
    equipment: chooseEquipment(random, {
      channel: 'Bike',
      make,
      year,
      trimLevel,
      body: model.body,
      fuel: model.isElectric ? 'Electric' : 'Petrol',
      isAutomatic,
      seats: 2,
      engineCc: engineCc ?? (model.licence === 'A' ? 700 : 125),
    }),
  };

  const [low, high] = model.newPrice;
  const list = low + (high - low) * (0.15 + trimLevel * 0.18);
  const holds = wellKept.test(`${make} ${model.name}`) ? 1 + Math.min(0.2, age * 0.02) : 1;
  const driven = Math.max(
    -0.4,
    Math.min(0.25, (priceModel.perTenThousandKmOfBike * (mileage - usualMileage)) / 10_000),
  );
  const expectedPrice =
    list * retentionAt('bike', age) * holds * Math.exp(firstRegistered === null ? 0 : driven);
  return { vehicle, firstRegistered, age, trimLevel, expectedPrice, usualMileage };
}

function batteryOf(make: string, licence: BikeModel['licence']) {
  if (licence === 'A') return { batteryKwh: 15.6, rangeKm: 225 };
  return make === 'Super Soco' ? { batteryKwh: 3.2, rangeKm: 110 } : { batteryKwh: 8.5, rangeKm: 130 };
}

/** The capacities under one model name grew over the years. */
function chooseCc({ cc, years: [from, to] }: BikeModel, year: number): number {
  const share = (year - from) / Math.max(1, (to ?? 2027) - from);
  return cc[Math.min(cc.length - 1, Math.max(0, Math.floor(share * cc.length)))] ?? 125;
}

function powerOf({ body, licence, isElectric }: BikeModel, cc: number | null): number {
  if (isElectric || cc === null) return licence === 'A' ? 82 : 9;
  if (licence === 'AM') return 3;
  if (licence === 'A1') return Math.min(11, Math.round(cc * 0.088));
  const power = Math.round(cc * (powerOfCc[body] ?? 0.07));
  return licence === 'A2' && cc < 550 ? Math.min(35, power) : power;
}

function derivativeOf(
  random: RandomStream,
  model: BikeModel,
  cc: number | null,
  year: number,
): string | null {
  const named = cc === null || model.name.includes(String(cc)) ? [] : [`${cc}cc`];
  if (
    year >= 2013 &&
    /Naked|Adventure|Touring|Sports Tourer/.test(model.body) &&
    cc !== null &&
    cc > 300 &&
    random.chance(0.6)
  )
    named.push('ABS');
  if (model.body === 'Adventure' && cc !== null && cc > 750 && random.chance(0.3))
    named.push(random.pick(['Adventure', 'Rallye', 'Explorer']));
  if (model.licence === 'A2' && cc !== null && cc > 600 && random.chance(0.3)) named.push('A2 restricted');
  return named.join(' ') || null;
}
