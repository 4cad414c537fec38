import { type Channel, halfOfMonth, type TestedAs, type Vehicle } from '@forecourt/domain';
import type { Span } from '@forecourt/taxonomy';
import type { RandomStream } from '../random/random-stream.ts';
import { chooseHistory, chooseOrigin, type Origin, unusedHistory } from './history.ts';
import type { MakingOf } from './made-vehicle.ts';
import { chooseMileage, stateMileage } from './mileage.ts';
import { ageOn, chooseRegistrationDay, chooseYear, type SoldModel } from './registration-day.ts';

/** The start of a vehicle's life on the road. */
export interface Start {
  year: number;
  /** The day of first registration anywhere; null for a vehicle that was never registered. */
  firstRegistered: Date | null;
  /** Years since then. */
  age: number;
}

export function chooseStart(
  random: RandomStream,
  model: SoldModel,
  { condition, isTrade, now }: MakingOf,
): Start {
  const thisYear = now.getUTCFullYear();
  if (condition === 'New') return { year: thisYear, firstRegistered: null, age: 0 };
  // In the first weeks of a year the demonstrators still have last year's plates.
  const demonstratorYear = Math.max(model.years[0], now.getUTCMonth() < 2 ? thisYear - 1 : thisYear);
  const year = condition === 'Demonstrator' ? demonstratorYear : chooseYear(random, model, isTrade, now);
  const firstRegistered = chooseRegistrationDay(random, year, now);
  return { year, firstRegistered, age: ageOn(firstRegistered, now) };
}

/** How far such vehicles go, in km. */
export interface Distances {
  usual: number;
  most: number;
  whenNew: Span;
  asDemonstrator: Span;
}

export function chooseDistance(
  random: RandomStream,
  { condition }: MakingOf,
  age: number,
  { usual, most, whenNew, asDemonstrator }: Distances,
): number {
  if (condition === 'New') return random.whole(...whenNew);
  if (condition === 'Demonstrator') return random.whole(...asDemonstrator);
  return chooseMileage(random, usual, age, most);
}

interface Lived {
  channel: Channel;
  make: string;
  start: Start;
  mileage: number;
  testedAs: TestedAs;
  /** Where the model mostly comes from, if not from Irish dealers. */
  importedFrom: Origin | null;
  /** A vehicle that may not be used on the road has no plate and no odometer. */
  isOffRoad: boolean;
}

type Past = Pick<
  Vehicle,
  | 'condition'
  | 'year'
  | 'registration'
  | 'mileage'
  | 'isMileageInMiles'
  | 'owners'
  | 'nctExpiry'
  | 'serviceHistory'
  | 'origin'
  | 'warrantyMonths'
>;

/** Odometers of imports from across the border count in miles, unless changed. */
const milesShare = 0.6;

/** Everything that happened to a vehicle before it was advertised. */
export function choosePast(random: RandomStream, lived: Lived, making: MakingOf): Past {
  const { channel, make, start, mileage, testedAs, isOffRoad } = lived;
  const { condition } = making;
  const { year, firstRegistered, age } = start;
  if (firstRegistered === null) {
    const history = unusedHistory(channel, make);
    return { condition, year, registration: null, mileage, isMileageInMiles: false, ...history };
  }
  const origin =
    condition === 'Demonstrator' ? 'Ireland' : chooseOrigin(random, channel, lived.importedFrom, age);
  const isMileageInMiles =
    !isOffRoad && /Great Britain|Northern Ireland/.test(origin) && random.chance(milesShare);
  return {
    condition,
    year,
    registration: isOffRoad
      ? null
      : making.takePlate(year, halfOfMonth(firstRegistered.getUTCMonth() + 1), making.county, random.next()),
    mileage: isOffRoad ? null : stateMileage(random, mileage, making.isTrade, isMileageInMiles),
    isMileageInMiles,
    ...chooseHistory(random, { channel, make, age, mileage, firstRegistered, testedAs, origin }, making),
  };
}
