import { motorTaxOf, type TaxedVehicle, unknownVehicle, type Vehicle } from '@forecourt/domain';
import type { CommercialBody } from '@forecourt/taxonomy';
import { priceModel } from '../price/price-model.ts';
import { type RetentionCurve, retentionAt } from '../price/retention.ts';
import type { RandomStream } from '../random/random-stream.ts';
import { chooseEmissions } from './choose-emissions.ts';
import { chooseColour } from './colours.ts';
import { formatCommercialDerivative } from './commercial-derivative.ts';
import { chooseLoad, isTruck, type Load } from './commercial-load.ts';
import { chooseEquipment } from './equipment/equipment.ts';
import type { MadeVehicle, MakingOf } from './made-vehicle.ts';
import type { MadeModel } from './model-tables.ts';
import { chooseDistance, choosePast, chooseStart } from './past.ts';
import { choosePowertrain, type Powertrain } from './powertrain.ts';

type MadeCommercialModel = Extract<MadeModel, { channel: 'Commercial' }>;

const kmPerYear: Readonly<Partial<Record<CommercialBody, number>>> = {
  'Small Van': 19_000,
  'Car-derived Van': 17_000,
  'Medium Van': 24_000,
  'Large Van': 26_000,
  'Crew Van': 22_000,
  'Pick-up': 21_000,
  'Commercial SUV': 21_000,
  'Rigid Truck': 45_000,
  Curtainsider: 50_000,
  'Tractor Unit': 110_000,
  'Motorhome / Camper': 7000,
  Tipper: 17_000,
  Dropside: 18_000,
  'Chassis Cab': 18_000,
};

/** What a body on the back adds to the price of the bare van. */
const bodyWork: Readonly<Partial<Record<CommercialBody, number>>> = {
  Refrigerated: 1.25,
  'Luton / Box': 1.12,
  Tipper: 1.1,
  'Recovery / Beavertail': 1.3,
  Minibus: 1.15,
  'Motorhome / Camper': 1.7,
  'Crew Van': 1.06,
};

export function makeCommercial(
  random: RandomStream,
  { make, model }: MadeCommercialModel,
  making: MakingOf,
): MadeVehicle {
  const { now, isTrade } = making;
  const start = chooseStart(random, model, making);
  const { year, firstRegistered, age } = start;
  const isNew = firstRegistered === null;
  const power = choosePowertrain(random, make, model, year);
  const load = chooseLoad(random, model, power.fuel);
  const isHeavy = isTruck(load.body) || load.grossKg > 7000;
  const trimLevel = random.weighted([
    [0, 30],
    [1, 40],
    [2, 20],
    [3, 10],
  ]);
  const isAutomatic =
    power.fuel === 'Electric' ||
    power.fuel.includes('Hybrid') ||
    random.chance(isHeavy ? (year > 2015 ? 0.98 : year > 2010 ? 0.85 : 0.4) : year > 2018 ? 0.28 : 0.08);
  const usualMileage = Math.round(
    (kmPerYear[load.body] ?? 22_000) * (isHeavy ? Math.min(age, 9) : Math.min(age, 10) * 0.92) + 400,
  );
  const mileage = chooseDistance(random, making, age, {
    usual: Math.max(usualMileage, 3000),
    most: isHeavy ? Math.min(1_300_000, 150_000 * Math.max(1, age)) : 480_000,
    whenNew: [5, 25],
    asDemonstrator: [900, 7000],
  });
  const litres = power.engine?.litres ?? 0;
  const emissions = isHeavy
    ? {
        co2: null,
        consumption:
          power.engine === null
            ? null
            : Math.round(
                (load.body === 'Tractor Unit' ? random.between(27, 33) : random.between(16, 25)) * 10,
              ) / 10,
      }
    : chooseEmissions(
        `${make} ${model.name} ${power.fuel} ${litres} ${year}`,
        power,
        year,
        load.grossKg > 2900 ? 1.42 : load.grossKg > 2450 ? 1.28 : 1.1,
      );
  const engineCc =
    power.engine === null ? null : isHeavy ? Math.round((litres * 1000 - 10) / 10) * 10 : power.engine.cc;

  const vehicle: Vehicle = {
    ...unknownVehicle,
    make,
    model: model.name,
    derivative: formatCommercialDerivative(make, power, load, isHeavy, isAutomatic, trimLevel),
    ...choosePast(
      random,
      {
        channel: 'Commercial',
        make,
        start,
        mileage,
        testedAs: load.body === 'Motorhome / Camper' ? 'motor-caravan' : 'goods',
        importedFrom: null,
        isOffRoad: false,
      },
      making,
    ),
    body: load.body,
    colour: chooseColour(random, 'Commercial', make, year),
    doors: load.doors,
    seats: load.seats,
    fuel: power.fuel,
    transmission: isAutomatic ? 'Automatic' : 'Manual',
    engineCc,
    powerKw: isHeavy ? Math.round(Math.max(90, litres * 27) / 5) * 5 : power.powerKw,
    drivetrain:
      load.body === 'Pick-up' || model.name.includes('Land Cruiser') || make === 'Land Rover'
        ? 'All-wheel drive'
        : load.isRearDriven
          ? 'Rear-wheel drive'
          : 'Front-wheel drive',
    motorTax: motorTaxOf(taxedAs(random, load, power, engineCc, isTrade), now),
    co2: emissions.co2,
    consumption: emissions.consumption,
    batteryKwh: power.batteryKwh,
    rangeKm: power.rangeKm,
    cab: load.cab,
    wheelbase: load.wheelbase,
    roofHeight: load.roofHeight,
    payloadKg: load.payloadKg,
    grossWeightKg: load.grossKg,
    towingKg: model.towingKg ?? null,
    // Traders sell to traders, who calculate without VAT; a private seller has none to add.
    isPriceExVat: isTrade && load.body !== 'Motorhome / Camper' && random.chance(isHeavy ? 0.92 : 0.6),
    equipment: chooseEquipment(random, {
      channel: 'Commercial',
      make,
      year,
      trimLevel,
      body: load.body,
      fuel: power.fuel,
      isAutomatic,
      seats: load.seats,
      engineCc,
    }),
  };

  const [low, high] = model.newPriceExVat;
  const list =
    (low + (high - low) * (0.12 + load.size * 0.5 + trimLevel * 0.06)) * (bodyWork[load.body] ?? 1);
  const curve: RetentionCurve = isHeavy
    ? 'truck'
    : load.body === 'Pick-up' || load.body === 'Commercial SUV' || load.body === 'Motorhome / Camper'
      ? 'pickUp'
      : 'van';
  const driven =
    (priceModel.perTenThousandKmOfCommercial * (isHeavy ? 0.35 : 1) * (mileage - usualMileage)) / 10_000;
  const electric = power.fuel === 'Electric' && age > 0.8 ? priceModel.usedElectric : 1;
  const exVat =
    list *
    retentionAt(curve, age) *
    electric *
    (isNew ? 1 : Math.exp(Math.max(-0.5, Math.min(0.35, driven))));
  // A price including VAT is not the full 23% higher: a buyer who cannot reclaim it looks elsewhere.
  const expectedPrice = vehicle.isPriceExVat ? exVat : exVat * (isNew ? 1.23 : 1.16);
  return { vehicle, firstRegistered, age, trimLevel, expectedPrice, usualMileage };
}

function taxedAs(
  random: RandomStream,
  load: Load,
  power: Powertrain,
  engineCc: number | null,
  isTrade: boolean,
): TaxedVehicle {
  if (load.body === 'Motorhome / Camper') return { kind: 'motor-caravan' };
  if (load.body === 'Minibus' && load.seats >= 9) return { kind: 'bus', seats: load.seats };
  const canBePrivate = load.body === 'Pick-up' || load.body === 'Commercial SUV';
  if (canBePrivate && !isTrade && engineCc !== null && random.chance(0.25))
    return { kind: 'goods-used-privately', engineCc };
  return { kind: 'goods', unladenKg: load.unladenKg, isElectric: power.fuel === 'Electric' };
}
