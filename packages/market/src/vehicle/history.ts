import type { Vehicle } from '@forecourt/domain';
import type { RandomStream } from '../random/random-stream.ts';
import { lastTestDue, nextTestDue, type TestedAs } from '../roadworthiness/test-due.ts';
import type { MakingOf } from './made-vehicle.ts';

/** Maker's warranty in months where it is not the usual three years. */
const makersWarranty: Readonly<Record<string, number>> = {
  Kia: 84,
  MG: 84,
  KGM: 84,
  Hyundai: 60,
  BYD: 72,
  Mitsubishi: 60,
  Nissan: 36,
  Toyota: 36,
  Tesla: 48,
  Isuzu: 60,
  GWM: 60,
  Leapmotor: 48,
  XPeng: 60,
};

type History = Pick<Vehicle, 'owners' | 'nctExpiry' | 'serviceHistory' | 'origin' | 'warrantyMonths'>;

/** A vehicle that has no past yet. */
export function noHistory(make: string): History {
  return {
    owners: 0,
    nctExpiry: null,
    serviceHistory: null,
    origin: null,
    warrantyMonths: makersWarranty[make] ?? 36,
  };
}

interface Past {
  make: string;
  age: number;
  firstRegistered: Date;
  testedAs: TestedAs;
  origin: NonNullable<Vehicle['origin']>;
}

export function chooseHistory(
  random: RandomStream,
  past: Past,
  { isTrade, now, condition }: MakingOf,
): History {
  const isDemonstrator = condition === 'Demonstrator';
  return {
    owners: isDemonstrator ? 1 : chooseOwners(random, past.age),
    nctExpiry: chooseTestExpiry(random, past, isTrade, now),
    serviceHistory: chooseServiceHistory(random, past.age, isTrade),
    origin: past.origin,
    warrantyMonths: chooseWarranty(random, past, isTrade),
  };
}

function chooseOwners(random: RandomStream, age: number): number {
  let owners = 1;
  while (owners < 7 && random.chance(Math.min(0.55, age / 14) * 0.85 ** (owners - 1))) owners += 1;
  return owners;
}

/** Most sellers have the test in order; some owners let it run out, and a few say nothing of it. */
function chooseTestExpiry(random: RandomStream, past: Past, isTrade: boolean, now: Date): string | null {
  const due = nextTestDue(past.testedAs, past.firstRegistered, now);
  if (random.chance(0.03)) return null;
  const missed = lastTestDue(past.testedAs, past.firstRegistered, now);
  const recently = new Date(now.getTime() - 240 * 86_400_000).toISOString().slice(0, 10);
  if (missed !== null && missed > recently && random.chance(isTrade ? 0.02 : 0.14)) return missed;
  return due;
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

function chooseWarranty(random: RandomStream, { make, age }: Past, isTrade: boolean): number | null {
  const left = Math.floor((makersWarranty[make] ?? 36) - age * 12);
  if (left >= 6) return left;
  if (!isTrade) return left > 0 ? left : null;
  if (age > 14) return random.chance(0.4) ? 3 : null;
  return random.weighted([
    [12, 35],
    [6, 35],
    [3, 20],
    [24, 4],
    [null, 6],
  ]);
}

/** Where cars of the used trade come from: one in four was bought abroad, mostly in Britain until the border went up. */
export function chooseOrigin(
  random: RandomStream,
  importedFrom: Vehicle['origin'],
  age: number,
): NonNullable<Vehicle['origin']> {
  if (importedFrom !== null && random.chance(0.96)) return importedFrom;
  if (age < 0.6) return 'Ireland';
  return random.weighted([
    ['Ireland', 78],
    ['Great Britain', age > 5 ? 14 : 7],
    ['Northern Ireland', 6],
    ['Elsewhere', 0.4],
  ]);
}
