import type { Channel } from '@forecourt/domain';
import type { MadeDealer } from '../dealer/make-dealers.ts';
import type { RandomStream } from '../random/random-stream.ts';
import type { MadeVehicle, MakingOf } from '../vehicle/made-vehicle.ts';
import { makeBike } from '../vehicle/make-bike.ts';
import { makeCar } from '../vehicle/make-car.ts';
import { makeCommercial } from '../vehicle/make-commercial.ts';
import { type MadeModel, modelTable } from '../vehicle/model-tables.ts';

const truckBodies = new Set(['Rigid Truck', 'Tractor Unit', 'Curtainsider']);

/** Half of a franchised dealer's used stock is of its own makes, traded in against new ones. */
const ownMakeShare = 0.5;

export function chooseVehicle(
  random: RandomStream,
  channel: Channel,
  dealer: MadeDealer | null,
  making: MakingOf,
): MadeVehicle {
  const made = chooseModel(random, channel, dealer, making);
  switch (made.channel) {
    case 'Car':
      return makeCar(random, made, making);
    case 'Commercial':
      return makeCommercial(random, made, making);
    case 'Bike':
      return makeBike(random, made, making);
  }
}

function chooseModel(
  random: RandomStream,
  channel: Channel,
  dealer: MadeDealer | null,
  { condition, now }: MakingOf,
): MadeModel {
  const year = now.getUTCFullYear();
  const isOnSale = condition !== 'Used';
  const wantsOwn =
    dealer !== null && dealer.draft.franchises.length > 0 && (isOnSale || random.chance(ownMakeShare));
  const own = wantsOwn
    ? modelTable({ channel, make: random.pick(dealer.draft.franchises), isOnSale, year })
    : null;
  const table = own === null || own.isEmpty ? modelTable({ channel, make: null, isOnSale, year }) : own;
  const wantsTruck =
    channel === 'Commercial' &&
    (dealer?.trade === 'trucks' ? random.chance(0.65) : dealer === null && random.chance(0.02));
  let made = table.at(random.next());
  // Trucks are sold in other yards than vans.
  for (let attempt = 0; attempt < 24 && isTruckModel(made) !== wantsTruck; attempt += 1) {
    made = (attempt < 12 ? table : modelTable({ channel, make: null, isOnSale, year })).at(random.next());
  }
  return made;
}

function isTruckModel(made: MadeModel): boolean {
  return made.channel === 'Commercial' && truckBodies.has(made.model.bodies[0] ?? '');
}

/** Only a dealer who sells the make new can have new stock of the channel. */
export function canSellNew(channel: Channel, dealer: MadeDealer, now: Date): boolean {
  return dealer.draft.franchises.some(
    (make) => !modelTable({ channel, make, isOnSale: true, year: now.getUTCFullYear() }).isEmpty,
  );
}
