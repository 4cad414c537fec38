import type { Vehicle } from '@forecourt/domain';
import { type CommercialBody, type CommercialModel, loadOfLorry, tractorWeights } from '@forecourt/taxonomy';
import type { RandomStream } from '../random/random-stream.ts';

/** What a commercial carries and how it is built for it. */
export interface Load {
  body: CommercialBody;
  cab: Vehicle['cab'];
  wheelbase: Vehicle['wheelbase'];
  roofHeight: Vehicle['roofHeight'];
  seats: number;
  doors: number;
  grossKg: number;
  payloadKg: number | null;
  unladenKg: number;
  isRearDriven: boolean;
  /** From the smallest (0) to the largest (1) that the model comes in. */
  size: number;
}

const trucks: ReadonlySet<CommercialBody> = new Set(['Rigid Truck', 'Tractor Unit', 'Curtainsider']);
const vans: ReadonlySet<CommercialBody> = new Set([
  'Small Van',
  'Medium Van',
  'Large Van',
  'Crew Van',
  'Refrigerated',
  'Minibus',
  'Motorhome / Camper',
]);
/** There is no second-hand electric fridge van or camper yet. */
const electricBodies: ReadonlySet<CommercialBody> = new Set([
  'Small Van',
  'Medium Van',
  'Large Van',
  'Crew Van',
  'Pick-up',
]);
const rearDriven: ReadonlySet<CommercialBody> = new Set([
  'Tipper',
  'Dropside',
  'Chassis Cab',
  'Recovery / Beavertail',
  'Rigid Truck',
  'Tractor Unit',
  'Curtainsider',
  'Luton / Box',
]);

/** Legal weights of trucks: there are none of 17.3 tonnes. */
const truckWeights = [3500, 6000, 7500, 10_000, 12_000, 14_000, 16_000, 18_000, 26_000, 32_000];
export function isTruck(body: CommercialBody): boolean {
  return trucks.has(body);
}

export function chooseLoad(random: RandomStream, model: CommercialModel, fuel: string): Load {
  const bodies = model.bodies.filter((body) => fuel !== 'Electric' || electricBodies.has(body));
  const choices = bodies.length > 0 ? bodies : model.bodies;
  const body = random.weighted(choices.map((choice, rank) => [choice, rank === 0 ? 1 : 0.16] as const));
  const size = random.weighted([
    [0.1, 20],
    [0.35, 30],
    [0.6, 30],
    [0.9, 20],
  ]);
  const cab = chooseCab(random, body, model.seats);
  const grossKg = chooseGross(body, model, size);
  const payload = model.payloadKg;
  const payloadKg =
    payload !== undefined
      ? Math.min(Math.round((payload[0] + (payload[1] - payload[0]) * size) / 5) * 5, grossKg - 900)
      : body === 'Tractor Unit'
        ? null
        : Math.round((grossKg * loadOfLorry) / 50) * 50;
  const unladenKg = body === 'Tractor Unit' ? tractorWeights.taxedKg : grossKg - (payloadKg ?? 0);
  return {
    body,
    cab,
    ...chooseVanSize(body, size),
    seats: chooseSeats(random, body, cab, model.seats, grossKg),
    doors: chooseDoors(body, cab),
    grossKg,
    payloadKg,
    unladenKg,
    isRearDriven: rearDriven.has(body),
    size,
  };
}

function chooseGross(body: CommercialBody, { grossKg: [low, high] }: CommercialModel, size: number): number {
  if (body === 'Tractor Unit') return tractorWeights.grossKg;
  const wanted = low + (high - low) * size;
  // Above 3.5 tonnes a driver needs a truck licence, so vans of that size are rated at exactly that.
  if (high <= 7500 && !trucks.has(body))
    return wanted > 3300 && wanted < 4200 ? 3500 : Math.round(wanted / 10) * 10;
  return truckWeights.filter((weight) => weight >= low && weight <= Math.max(low, wanted)).at(-1) ?? low;
}

function chooseCab(random: RandomStream, body: CommercialBody, seats: readonly number[]): Load['cab'] {
  if (body === 'Crew Van') return 'Crew Cab';
  if (body === 'Pick-up') {
    if (!seats.includes(2) || random.chance(0.82)) return 'Double Cab';
    return seats.includes(4) && random.chance(0.5) ? 'King / Extra Cab' : 'Single Cab';
  }
  return body === 'Tipper' || body === 'Dropside' || body === 'Chassis Cab' ? 'Single Cab' : null;
}

/** Wheelbase and roof are only named for vans of the middle and large classes. */
function chooseVanSize(body: CommercialBody, size: number): Pick<Load, 'wheelbase' | 'roofHeight'> {
  if (!vans.has(body)) return { wheelbase: null, roofHeight: null };
  const isSmall = body === 'Small Van';
  const wheelbase = isSmall
    ? size > 0.7
      ? 'MWB (L2)'
      : 'SWB (L1)'
    : size > 0.8
      ? 'LWB (L3)'
      : size > 0.3
        ? 'MWB (L2)'
        : 'SWB (L1)';
  const roofHeight =
    body !== 'Large Van' && body !== 'Refrigerated' && body !== 'Minibus' && body !== 'Motorhome / Camper'
      ? 'Low (H1)'
      : size > 0.8
        ? 'High (H3)'
        : 'Medium (H2)';
  return { wheelbase, roofHeight };
}

function chooseSeats(
  random: RandomStream,
  body: CommercialBody,
  cab: Load['cab'],
  stated: readonly number[],
  grossKg: number,
): number {
  if (cab === 'Double Cab') return 5;
  if (cab === 'King / Extra Cab') return 4;
  if (body === 'Crew Van') return stated.includes(5) || grossKg < 2600 ? 5 : random.pick([5, 6]);
  if (body === 'Minibus')
    return random.pick(
      stated.filter((seats) => seats >= 9).concat(stated.some((seats) => seats >= 9) ? [] : [16]),
    );
  if (body === 'Motorhome / Camper') return random.pick([2, 4, 4]);
  if (cab === 'Single Cab' && body === 'Pick-up') return 2;
  if (body === 'Commercial SUV' || body === 'Car-derived Van' || body === 'Tractor Unit') return 2;
  return random.pick(
    stated.filter((seats) => seats <= 3).concat(stated.some((seats) => seats <= 3) ? [] : [2]),
  );
}

function chooseDoors(body: CommercialBody, cab: Load['cab']): number {
  if (cab === 'Double Cab') return 4;
  if (body === 'Commercial SUV') return 5;
  if (body === 'Car-derived Van') return 3;
  return vans.has(body) ? 5 : 2;
}
