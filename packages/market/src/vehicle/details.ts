import type { Channel, Vehicle } from '@forecourt/domain';
import type { RandomStream } from '../random/random-stream.ts';

type Details = Pick<Vehicle, 'interior' | 'chargingKw' | 'isAccidentDeclared'>;

/** Details that sellers state only sometimes; `random` is a stream of their own. */
export function chooseDetails(
  random: RandomStream,
  channel: Channel,
  vehicle: Vehicle,
  isTrade: boolean,
): Details {
  return {
    interior: channel === 'Bike' ? null : chooseInterior(random, vehicle),
    chargingKw: channel === 'Bike' || vehicle.fuel !== 'Electric' ? null : chooseCharging(random, vehicle),
    isAccidentDeclared: vehicle.condition === 'New' ? null : chooseDeclaration(random, isTrade),
  };
}

/** Leather of plants and plastics came with electric cars. */
const firstSynthetic = 2018;

function chooseInterior(random: RandomStream, { equipment, year }: Vehicle): Vehicle['interior'] {
  const has = (item: string) => equipment?.includes(item) ?? false;
  if (has('Leather seats'))
    return year >= firstSynthetic && random.chance(0.3) ? 'Synthetic leather' : 'Leather';
  if (has('Half-leather seats')) return 'Half leather';
  if (has('Sports seats') && random.chance(0.3)) return 'Alcantara';
  return random.chance(0.55) ? 'Cloth' : null;
}

/** Larger batteries charge faster, and so do newer ones. */
function chooseCharging(random: RandomStream, { batteryKwh, year, make }: Vehicle): number | null {
  if (batteryKwh === null || random.chance(0.12)) return null;
  if (make === 'Tesla') return batteryKwh < 65 ? 170 : 250;
  if (year < 2018 || batteryKwh < 35) return 50;
  if (batteryKwh < 60) return random.pick([50, 100, 100, 130]);
  return random.pick(year < 2021 ? [77, 100, 125] : [135, 150, 175, 175, 220]);
}

/** Most sellers say nothing, some that there was none, and a few own up. */
function chooseDeclaration(random: RandomStream, isTrade: boolean): boolean | null {
  if (random.chance(0.02)) return true;
  return random.chance(isTrade ? 0.5 : 0.3) ? false : null;
}
