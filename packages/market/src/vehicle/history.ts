import {
  type Channel,
  dayMs,
  lastTestDue,
  nextTestDue,
  type TestedAs,
  type Vehicle,
} from '@forecourt/domain';
import type { RandomStream } from '../random/random-stream.ts';
import type { MakingOf } from './made-vehicle.ts';
import { chooseWarranty, newWarranty } from './warranty.ts';

export type Origin = NonNullable<Vehicle['origin']>;

type History = Pick<Vehicle, 'owners' | 'nctExpiry' | 'serviceHistory' | 'origin' | 'warrantyMonths'>;

/** A vehicle without a history. */
export function unusedHistory(channel: Channel, make: string): History {
  return {
    owners: 0,
    nctExpiry: null,
    serviceHistory: null,
    origin: null,
    warrantyMonths: newWarranty(channel, make),
  };
}

interface Known {
  channel: Channel;
  make: string;
  age: number;
  mileage: number;
  firstRegistered: Date;
  testedAs: TestedAs;
  origin: Origin;
}

export function chooseHistory(
  random: RandomStream,
  known: Known,
  { isTrade, now, condition }: MakingOf,
): History {
  return {
    owners:
      condition === 'Demonstrator'
        ? 1
        : Math.max(fewestOwners(known, isTrade), chooseOwners(random, known.age)),
    nctExpiry: isTrade ? tradeTestExpiry(random, known, now) : ownTestExpiry(random, known, now),
    serviceHistory: chooseServiceHistory(random, known.age, isTrade),
    origin: known.origin,
    warrantyMonths: chooseWarranty(random, known, isTrade),
  };
}

/** A previous owner abroad had it before the importer who sells it now. */
function fewestOwners({ origin }: Known, isTrade: boolean): number {
  return origin === 'Ireland' || isTrade ? 1 : 2;
}

function chooseOwners(random: RandomStream, age: number): number {
  let owners = 1;
  while (owners < 7 && random.chance(Math.min(0.55, age / 14) * 0.85 ** (owners - 1))) owners += 1;
  return owners;
}

/** A test may be taken this long before it is due and still counts from the due day. */
const earlyDays = 90;

/** Forecourt cars always have a test, and most dealers renew one that expires soon. */
function tradeTestExpiry(
  random: RandomStream,
  { testedAs, firstRegistered }: Known,
  now: Date,
): string | null {
  const reckonedFrom = random.chance(0.7) ? new Date(now.getTime() + earlyDays * dayMs) : now;
  return nextTestDue(testedAs, firstRegistered, reckonedFrom);
}

/** Most owners have a valid test; some let it expire, and a few do not mention it. */
function ownTestExpiry(random: RandomStream, { testedAs, firstRegistered }: Known, now: Date): string | null {
  if (random.chance(0.03)) return null;
  const missed = lastTestDue(testedAs, firstRegistered, now);
  const recently = new Date(now.getTime() - 240 * dayMs).toISOString().slice(0, 10);
  if (missed !== null && missed > recently && random.chance(0.14)) return missed;
  return nextTestDue(testedAs, firstRegistered, now);
}

function chooseServiceHistory(
  random: RandomStream,
  age: number,
  isTrade: boolean,
): Vehicle['serviceHistory'] {
  if (random.chance(isTrade ? 0.15 : 0.1)) return null;
  if (age < 3) return 'Full';
  const full = Math.max(0.3, 0.95 - age * 0.045);
  if (random.chance(full)) return 'Full';
  return age < 7 || random.chance(0.75) ? 'Partial' : 'None';
}

/** The origins of used vehicles, as weights; fewer from Britain since the 2021 customs border. */
const originShares: Record<
  Channel,
  Readonly<Record<'home' | 'britain' | 'britainOld' | 'north' | 'far', number>>
> = {
  Car: { home: 78, britain: 7, britainOld: 14, north: 6, far: 0.4 },
  Commercial: { home: 80, britain: 6, britainOld: 12, north: 8, far: 0 },
  Bike: { home: 74, britain: 12, britainOld: 12, north: 14, far: 0 },
};
/** Bought before the border of 2021, more or less. */
const oldAge = 5;
/** An import counts as used, and is taxed as such, only after half a year. */
const youngestImport = 0.6;

export function chooseOrigin(
  random: RandomStream,
  channel: Channel,
  importedFrom: Origin | null,
  age: number,
): Origin {
  if (importedFrom !== null && random.chance(0.96)) return importedFrom;
  if (age < youngestImport) return 'Ireland';
  const { home, britain, britainOld, north, far } = originShares[channel];
  return random.weighted<Origin>([
    ['Ireland', home],
    ['Great Britain', age > oldAge ? britainOld : britain],
    ['Northern Ireland', north],
    ['Elsewhere', far],
  ]);
}
