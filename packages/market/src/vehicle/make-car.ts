import { cycleOf, motorTaxOf, unknownVehicle, type Vehicle } from '@forecourt/domain';
import { heavinessOf } from '@forecourt/taxonomy';
import { priceModel } from '../price/price-model.ts';
import { retentionAt } from '../price/retention.ts';
import type { RandomStream } from '../random/random-stream.ts';
import { automaticShare, chooseDrivetrain, chooseShape } from './car-shape.ts';
import { chooseEmissions } from './choose-emissions.ts';
import { chooseColour } from './colours.ts';
import { formatDerivative } from './derivative.ts';
import { chooseEquipment } from './equipment/equipment.ts';
import type { MadeVehicle, MakingOf } from './made-vehicle.ts';
import { usualCarMileage } from './mileage.ts';
import type { MadeModel } from './model-tables.ts';
import { chooseDistance, choosePast, chooseStart } from './past.ts';
import { choosePowertrain, type Powertrain, usualPower } from './powertrain.ts';
import { trimName } from './trim-name.ts';

type MadeCarModel = Extract<MadeModel, { channel: 'Car' }>;

const towingOfBody: Readonly<Record<string, number>> = {
  SUV: 1900,
  Estate: 1500,
  MPV: 1400,
  Saloon: 1400,
  'Pick-up': 3500,
};
const distances = { whenNew: [5, 25], asDemonstrator: [1500, 9500] } as const;

/** Taxis and motorway diesels reach very high mileages, town cars do not. */
function mostKm({ fuel, engine }: Powertrain): number {
  if (fuel !== 'Petrol') return 480_000;
  return (engine?.litres ?? 2) < 1.4 ? 240_000 : 330_000;
}

export function makeCar(random: RandomStream, made: MadeCarModel, making: MakingOf): MadeVehicle {
  const { make, model } = made;
  const { now } = making;
  const start = chooseStart(random, model, making);
  const { year, firstRegistered, age } = start;
  const power = choosePowertrain(random, make, model, year);
  const shape = chooseShape(random, model, year);
  const autoShare = isAlwaysAutomatic(power, shape.body, year)
    ? 1
    : model.importedFrom === 'Japan'
      ? 0.97
      : automaticShare(make, model, year);
  const isAutomatic = random.chance(autoShare);
  const drivetrain = chooseDrivetrain(random, make, model.name, shape.body, power);
  const trimLevel = random.weighted([
    [0, 18],
    [1, 34],
    [2, 32],
    [3, 16],
  ]);
  const isAllWheelDrive = drivetrain === 'All-wheel drive';
  const trim = model.isClassic ? '' : trimName({ make, year, level: trimLevel, power, isAllWheelDrive });
  const usualMileage = model.isClassic ? 110_000 : usualCarMileage(power.fuel, age);
  const mileage = chooseDistance(random, making, age, {
    ...distances,
    usual: usualMileage,
    most: mostKm(power),
  });
  const litres = power.engine?.litres ?? 0;
  const version = `${make} ${model.name} ${power.fuel} ${litres} ${power.powerKw} ${shape.body} ${year}`;
  const emissions = chooseEmissions(version, power, year, heavinessOf(model.name, shape.body));
  const engineCc = power.engine?.cc ?? null;

  const vehicle: Vehicle = {
    ...unknownVehicle,
    make,
    model: model.name,
    derivative:
      formatDerivative({
        make,
        model: model.name,
        year,
        body: shape.body,
        doors: shape.doors,
        isAutomatic,
        isAllWheelDrive,
        power,
        trim,
      }) || null,
    ...choosePast(
      random,
      {
        channel: 'Car',
        make,
        start,
        mileage,
        testedAs: 'car',
        importedFrom: model.importedFrom ?? null,
        isOffRoad: false,
      },
      making,
    ),
    body: shape.body,
    colour: chooseColour(random, 'Car', make, year),
    doors: shape.doors,
    seats: shape.seats,
    fuel: power.fuel,
    transmission: isAutomatic ? 'Automatic' : 'Manual',
    engineCc,
    powerKw: power.powerKw,
    drivetrain,
    motorTax: motorTaxOf(
      {
        kind: 'car',
        firstRegistered: firstRegistered ?? now,
        engineCc,
        co2: emissions.co2,
        cycle: cycleOf(year),
      },
      now,
    ),
    // CO₂ of cars was not measured before the middle of the nineties.
    co2: year < 1996 ? null : emissions.co2,
    consumption: emissions.consumption,
    batteryKwh: power.batteryKwh,
    rangeKm: power.rangeKm,
    towingKg: towingOf(random, shape.body, power),
    equipment: chooseEquipment(random, {
      channel: 'Car',
      make,
      year,
      trimLevel,
      body: shape.body,
      fuel: power.fuel,
      isAutomatic,
      seats: shape.seats,
      engineCc,
    }),
  };
  const expectedPrice = expectedCarPrice(made, power, {
    year,
    age,
    mileage,
    usualMileage,
    isAutomatic,
    autoShare,
    trimLevel,
    isNew: firstRegistered === null,
  });
  return { vehicle, firstRegistered, age, trimLevel, expectedPrice, usualMileage };
}

/** From then on, six cylinders with a clutch were only in sports cars. */
const lastManualSix = 2013;

function isAlwaysAutomatic({ fuel, engine }: Powertrain, body: string, year: number): boolean {
  if (fuel === 'Electric' || fuel.includes('Plug-in')) return true;
  const isSporting = body === 'Coupe' || body === 'Convertible';
  if (year > lastManualSix && !isSporting && (engine?.litres ?? 0) >= 2.9) return true;
  // Only mild hybrids still had a clutch.
  return fuel === 'Petrol Hybrid' && !/mHEV|IMA/.test(engine?.label ?? '');
}

function towingOf(random: RandomStream, body: string, power: Powertrain): number | null {
  const usual = towingOfBody[body];
  if (usual === undefined || body === 'Pick-up') return usual ?? null;
  if (random.chance(0.5)) return null;
  const factor = power.fuel === 'Diesel' ? 1.1 : power.fuel === 'Electric' ? 0.65 : 0.8;
  return Math.round((usual * factor) / 50) * 50;
}

interface Worth {
  year: number;
  age: number;
  mileage: number;
  usualMileage: number;
  isAutomatic: boolean;
  autoShare: number;
  trimLevel: number;
  isNew: boolean;
}

function expectedCarPrice({ make, makeDecay, model }: MadeCarModel, power: Powertrain, worth: Worth): number {
  const [low, high] = model.newPrice;
  const trim = priceModel.perTrimLevel * (worth.trimLevel - 1.46);
  if (model.isClassic) return (low + (high - low) * 0.45) * Math.exp(trim * 4);
  const strength = strengthFactor(make, model, power, worth.year);
  if (worth.isNew) return Math.min(high, (low + (high - low) * 0.22) * strength * Math.exp(trim));
  const newest = model.typicalPrice ?? low + (high - low) * 0.28;
  const tilt = Math.max(
    -0.035,
    Math.min(0.035, (model.decay ?? makeDecay ?? priceModel.usualDecay) - priceModel.usualDecay),
  );
  const age = Math.max(0, worth.age - 0.3);
  const gearbox = priceModel.automaticPremium * ((worth.isAutomatic ? 1 : 0) - worth.autoShare);
  const driven = (priceModel.perTenThousandKm * (worth.mileage - worth.usualMileage)) / 10_000;
  const electric = power.fuel === 'Electric' && worth.age > 0.8 ? priceModel.usedElectric : 1;
  return (
    newest *
    retentionAt('car', age) *
    strength *
    electric *
    Math.exp(-tilt * Math.min(age, 14) + gearbox + driven + trim)
  );
}

/**
 * A stronger engine costs more: price grows with the fourth root of power relative to the model's usual one.
 */
function strengthFactor(make: string, model: MadeCarModel['model'], power: Powertrain, year: number): number {
  if (power.fuel === 'Electric') {
    const sizes = model.kwh ?? [];
    const middle = sizes.reduce((sum, size) => sum + size, 0) / Math.max(1, sizes.length);
    return middle > 0 && power.batteryKwh !== null ? (power.batteryKwh / middle) ** 0.25 : 1;
  }
  const usual = usualPower(make, model, year);
  return usual === null ? 1 : Math.max(0.8, Math.min(1.5, (power.powerKw / usual) ** 0.25));
}
