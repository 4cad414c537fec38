import type { Vehicle } from '@forecourt/domain';
import { bodiesInYear, type CarBody, type CarModel, doorsOf } from '@forecourt/taxonomy';
import type { RandomStream } from '../random/random-stream.ts';
import type { Powertrain } from './powertrain.ts';

/** Three-door hatchbacks and two-door saloons went out of fashion. */
const lastFewDoorYear = 2016;

export interface CarShape {
  body: CarBody;
  doors: number;
  seats: number;
}

export function chooseShape(random: RandomStream, model: CarModel, year: number): CarShape {
  const bodies = bodiesInYear(model, year);
  const body = random.weighted(
    bodies.map((choice, rank) => [choice, [1, 0.45, 0.2, 0.1][rank] ?? 0.1] as const),
  );
  const [usual = 5, fewer] = doorsOf(model, body);
  const isFewer = fewer !== undefined && body !== 'Coupe' && year <= lastFewDoorYear && random.chance(0.25);
  return { body, doors: isFewer ? fewer : usual, seats: chooseSeats(random, model, body) };
}

function chooseSeats(random: RandomStream, model: CarModel, body: CarBody): number {
  const stated = model.seats ?? [5];
  const seats = random.weighted(stated.map((choice, rank) => [choice, rank === 0 ? 1 : 0.7] as const));
  return body === 'Convertible' ? Math.min(4, seats) : seats;
}

const rearDriven = new Set([
  'BMW',
  'Mercedes-Benz',
  'Jaguar',
  'Porsche',
  'Tesla',
  'Lexus',
  'Aston Martin',
  'Ferrari',
  'Maserati',
  'Rolls-Royce',
]);
const frontDrivenPremium =
  /^(1 Series|2 Series (Active|Gran)|X1|X2|iX1|iX2|A-Class|B-Class|CLA|GLA|GLB|EQA|EQB|CT|UX|LBX|Hatch)/;
const rearDrivenModels =
  /^(ID\.|MX-5|GT86|GR86|GR Supra|BRZ|Mustang|Ioniq [569]|EV[69]|Born|Enyaq|Elroq|Q4|MG4|370Z|Giulia|Honda e|i3|Fortwo|Twingo|California|Explorer|Capri|Seal$|Sealion|G6|G9|P7|C10|B10|EX30)/;
const offRoaders = new Set(['Land Rover', 'Subaru', 'Isuzu', 'Bentley', 'Lamborghini']);

const alwaysAllWheel =
  /Land Cruiser|Pajero|Jimny|Grand Vitara|Wrangler|quattro|^X[3-7]$|^iX$|^Q[78]|Touareg|^GL[CES]-Class|^G-Class|XC90|Cayenne|^Macan|Bentayga|Levante/;

export function chooseDrivetrain(
  random: RandomStream,
  make: string,
  model: string,
  body: CarBody,
  { fuel, powerKw }: Powertrain,
): NonNullable<Vehicle['drivetrain']> {
  if (body === 'Pick-up' || offRoaders.has(make) || alwaysAllWheel.test(model)) return 'All-wheel drive';
  const allWheelShare = fuel === 'Electric' ? electricShare(powerKw) : burningShare(body, powerKw > 140);
  if (random.chance(allWheelShare)) return 'All-wheel drive';
  const isRear = (rearDriven.has(make) && !frontDrivenPremium.test(model)) || rearDrivenModels.test(model);
  return isRear ? 'Rear-wheel drive' : 'Front-wheel drive';
}

/** All-wheel drive in an electric car needs a second motor, which only the strong ones have. */
function electricShare(powerKw: number): number {
  return powerKw > 165 ? 0.4 : 0;
}

function burningShare(body: CarBody, isStrong: boolean): number {
  if (body === 'SUV') return isStrong ? 0.45 : 0.03;
  return isStrong ? 0.1 : 0.005;
}

const automaticByYear: readonly (readonly [number, number])[] = [
  [1990, 0.08],
  [2005, 0.2],
  [2010, 0.31],
  [2015, 0.44],
  [2019, 0.42],
  [2021, 0.51],
  [2023, 0.59],
  [2025, 0.75],
];
const mostlyAutomatic = new Set([
  'BMW',
  'Mercedes-Benz',
  'Audi',
  'Volvo',
  'Jaguar',
  'Land Rover',
  'Porsche',
  'Lexus',
  'Jeep',
  'Maserati',
  'Bentley',
  'Ferrari',
  'Lamborghini',
  'Rolls-Royce',
  'Aston Martin',
]);

/** The share of automatics of a model in a year: its own share, adjusted for the trend of the year. */
export function automaticShare(make: string, model: CarModel, year: number): number {
  const usual = model.automatic ?? (mostlyAutomatic.has(make) ? 0.8 : model.bodies[0] === 'SUV' ? 0.4 : 0.22);
  if (usual >= 0.96) return 1;
  const fashion = automaticByYear.findLast(([from]) => from <= year)?.[1] ?? 0.05;
  const odds = (share: number) => share / (1 - share);
  const moved = (odds(Math.max(0.02, usual)) * odds(fashion)) / odds(0.45);
  return moved / (1 + moved);
}
